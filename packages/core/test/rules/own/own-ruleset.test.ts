import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatRuleset,
  gameOf,
  isSymmetric,
  isTerminal,
  moveSizes,
  options,
  parseRuleset,
  positionOf,
  rulesetTitle,
} from '../../../src/rules/index.ts'
import { parseOwnGameName, selfTest } from '../../../src/rules/own/index.ts'
import { hypergraphNims, rulesets } from '../../arbitraries/ruleset.ts'
import { positionsOf } from '../../arbitraries/position-of-ruleset.ts'
import { CIRCLE, DIGEST, own, PAIRS, requiredMembers } from './own-games.ts'

describe('ownRuleset(exported, source)', () => {
  it('is a ruleset that contains its game, and its name contains the file and the digest', () => {
    const circle = own(CIRCLE)
    expect(formatRuleset(circle)).toBe(`./my-game.mjs#${DIGEST}`)
    expect(rulesetTitle(circle)).toBe('./my-game.mjs')
    expect(gameOf(circle)).toBe(circle.game)
    expect(isSymmetric(circle)).toBe(false)
    expect(options(circle, [1, 1, 0, 2, 1])).toEqual([
      [0, 0, 0, 2, 1],
      [1, 1, 0, 1, 0],
      [0, 1, 0, 2, 0],
    ])
    expect(isTerminal(circle, [1, 0, 1, 0, 0])).toBe(true)
  })

  it('accepts parameters for a family of games', () => {
    const moore = requiredMembers('MOORE(2,1)')
    const two = own(moore, '4,2')
    expect(formatRuleset(two)).toBe(`./my-game.mjs(4,2)#${DIGEST}`)
    expect(two.piles).toBe(4)
    expect(parseOwnGameName(formatRuleset(two))).toEqual({
      path: './my-game.mjs',
      parameters: '4,2',
      digest: DIGEST,
    })
    expect(options(two, [0, 0, 1, 1])).toEqual(options(parseRuleset('MOORE(4,2)'), [0, 0, 1, 1]))
    expect(() => own(moore)).toThrow('./my-game.mjs: MOORE needs parameters in parentheses')
    expect(() => own(moore, '2,3')).toThrow('./my-game.mjs: MOORE(2,k): expected k from 1 to 2')
    expect(() => own(CIRCLE, '5')).toThrow('takes no parameters')
  })

  it('has the options of a game whose vectors it lists, for numbers and bigints', () => {
    const cases = rulesets(4).chain((ruleset) =>
      fc.tuple(fc.constant(ruleset), positionsOf(ruleset, 6)),
    )
    fc.assert(
      fc.property(cases, ([ruleset, position]) => {
        const moves = gameOf(ruleset).moveVectors?.(ruleset) ?? null
        if (moves === null) return
        const mine = own({ piles: ruleset.piles, moves, symmetric: isSymmetric(ruleset) })
        expect(moveSizes(mine)).toEqual(moveSizes(ruleset))
        const texts = (some: readonly (readonly unknown[])[]) => new Set(some.map((x) => x.join()))
        const expected = texts(options(ruleset, position))
        expect(texts(options(mine, position))).toEqual(expected)
        expect(texts(options(mine, position.map(BigInt)))).toEqual(expected)
        expect(isTerminal(mine, position)).toBe(isTerminal(ruleset, position))
        expect(mine.game.leastMove(mine)).toBe(gameOf(ruleset).leastMove(ruleset))
      }),
    )
  })

  it('detects a symmetric game if its list contains all permutations of the vectors', () => {
    fc.assert(
      fc.property(hypergraphNims(4, 15), ({ piles, edges }) => {
        const moves = edges.map((edge) =>
          Array.from({ length: piles }, (_, i) => Number(edge.includes(i + 1))),
        )
        const ruleset = { kind: 'HNIM', piles, edges } as const
        expect(isSymmetric(own({ piles, moves }))).toBe(isSymmetric(ruleset))
        expect(isSymmetric(own({ piles, moves, symmetric: false }))).toBe(false)
        expect(moveSizes(own({ piles, moves }))).toEqual(moveSizes(ruleset))
      }),
    )
    expect(
      isSymmetric(
        own({
          piles: 2,
          moves: [
            [1, 2],
            [2, 1],
            [1, 2],
          ],
        }),
      ),
    ).toBe(true)
    expect(isSymmetric(own({ piles: 2, moves: [[1, 2]] }))).toBe(false)
  })

  it('accepts rules with an additional member whose name resembles that of an optional one', () => {
    expect(selfTest(own({ ...PAIRS, move: () => 1, piless: 2 }))).toBeGreaterThan(100)
  })

  it('accepts rules and families that have only the required members', () => {
    expect(selfTest(own(PAIRS))).toBeGreaterThan(100)
    expect(options(own(PAIRS), [1, 4])).toEqual([
      [0, 4],
      [1, 2],
      [1, 0],
    ])
    expect(options(own(PAIRS), [1n, 2n])).toEqual([
      [0n, 2n],
      [1n, 0n],
    ])
    fc.assert(
      fc.property(rulesets(3), (ruleset) => {
        const { kind } = ruleset
        // In WYTHOFF, only sorted positions are valid.
        if (kind === 'WYTHOFF' || ruleset.kind === 'OWN') return
        const text = formatRuleset(ruleset)
        const mine = own(requiredMembers(text), /\((.*)\)/.exec(text)![1])
        expect(selfTest(mine)).toBeGreaterThan(0)
      }),
      { numRuns: 20 },
    )
  })

  it.each<[unknown, string]>([
    [undefined, 'expected a ruleset object, got undefined; accepted: { piles, moves }'],
    [[[1, 0]], 'expected a ruleset object, got [[1,0]]'],
    [() => 1, 'expected a ruleset object, got a function'],
    [{}, 'has no parse, format, check, options, isTerminal, isSymmetric, leastMove, mostOptions'],
    [{ piles: 3 }, 'has no options, isTerminal, isSymmetric, leastMove, mostOptions'],
    [{ ...PAIRS, piles: 0 }, 'piles: expected 1 to 100000 piles, got 0'],
    [{ ...PAIRS, isTerminal: true }, 'isTerminal: expected a function, got true'],
    [{ ...PAIRS, isSymmetric: () => 1 }, 'isSymmetric: expected true or false, got 1'],
    [{ ...PAIRS, leastMove: () => 0 }, 'leastMove: expected a whole number >= 1, got 0'],
    [{ ...PAIRS, values: ['outcome'] }, 'values: expected no such member'],
    [{ pile: 2, moves: [[1, 1]] }, "has no piles; did you mean piles by 'pile'?"],
    [{ Piles: 2, moves: [[1, 1]] }, "has no piles; did you mean piles by 'Piles'?"],
    [{ piles: 2, movez: [[1, 1]] }, "has no moves; did you mean moves by 'movez'?"],
    [{ piles: 2, mines: [[1, 1]] }, 'has no options, isTerminal'],
    [{ piles: 0, moves: [[1]] }, 'piles: expected a whole number from 1 to 100000, got 0'],
    [{ piles: '2', moves: [[1, 1]] }, 'piles: expected a whole number from 1 to 100000, got "2"'],
    [{ piles: 2, moves: [] }, 'moves: expected a list of at least one vector, got []'],
    [
      { piles: 2, moves: [[1, 1], [1]] },
      'moves[1]: expected 2 numbers, one for each pile, got [1]',
    ],
    [{ piles: 2, moves: [[1, -1]] }, 'moves[0]: expected whole numbers >= 0, got -1'],
    [{ piles: 2, moves: [[1, 0.5]] }, 'moves[0]: expected whole numbers >= 0, got 0.5'],
    [{ piles: 2, moves: [[0, 0]] }, 'moves[0]: expected a move that takes a stone, got [0,0]'],
    [{ ...CIRCLE, symmetric: 1 }, 'symmetric: expected true or false, got 1'],
    [
      { ...CIRCLE, symmetric: true },
      'symmetric: moves contains 5 of the 10 orders of 0,0,0,1,1; list only the ascending order, or all orders',
    ],
    [
      { piles: 2, moves: [[2, 1]], symmetric: true },
      'symmetric: moves contains 1 of the 2 orders of 1,2; list only the ascending order, or all orders',
    ],
    [
      { piles: 30, moves: [Array.from({ length: 30 }, (_, i) => i)], symmetric: true },
      'moves: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29 has more than 100000 orders, and takes more than one stone from a pile',
    ],
    [{ ...requiredMembers('WYTHOFF'), kind: 'OTHER' }, "parse: expected { kind: 'OTHER', piles"],
    [{ ...requiredMembers('WYTHOFF'), notation: [] }, 'notation: expected a list of texts, got []'],
    [
      { ...requiredMembers('WYTHOFF'), format: () => 'W' },
      'format: expected WYTHOFF or WYTHOFF(…)',
    ],
    [{ ...requiredMembers('WYTHOFF'), format: () => 'WYTHOFF(2)' }, 'WYTHOFF takes no parameters'],
  ])('refuses %o', (exported, why) => {
    expect(() => own(exported)).toThrow(RangeError)
    expect(() => own(exported)).toThrow(`./my-game.mjs: ${why}`)
  })

  it('checks the contract of its rules whenever it lists options', () => {
    const rare = own({
      ...PAIRS,
      options: (_: unknown, [x, y]: readonly number[]) => [[x! - 1, y === 1000 ? 1001 : y]],
    })
    expect(options(rare, [3, 4])).toEqual([[2, 4]])
    expect(() => options(rare, [3, 1000])).toThrow(
      './my-game.mjs: options of 3,1000: (2,1001) is not a move: pile 2 grows',
    )
    const stored = positionOf(rare, [0, 3])
    expect(() => options(rare, stored)).toThrow('(-1,3) has a pile that is not a whole number >= 0')
  })
})

describe('parseOwnGameName(text)', () => {
  it.each([
    ['./my-game.mjs', './my-game.mjs', null, null],
    ['games/a (1).ts(5)', 'games/a (1).ts', '5', null],
    [`my.mjs/x.js(2,{1})#${DIGEST}`, 'my.mjs/x.js', '2,{1}', DIGEST],
  ])('%s', (text, path, parameters, digest) => {
    expect(parseOwnGameName(text)).toEqual({ path, parameters, digest })
  })

  it.each(['NIM(4,3)', 'WYTHOFF', './my-game', './my-game.mjs(5', './a.mjs#sha256:12', ''])(
    '%j is not a name',
    (text) => {
      expect(parseOwnGameName(text)).toBeNull()
    },
  )
})
