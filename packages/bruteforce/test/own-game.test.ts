import { ownRuleset } from '@nim/core/own-game'
import {
  boxOf,
  formatRuleset,
  gameOf,
  hypergraphNim,
  isSymmetric,
  type OwnRuleset,
  parseRuleset,
  type Ruleset,
} from '@nim/core/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planOf, solve, solvePosition, type TableValue } from '../src/index.ts'
import { reference } from '../src/arrays/reference.ts'
import { edgeGameOf, plainRuleset } from '../src/task/unit-moves.ts'
import { solveInThreads } from '../src/workers/threads.ts'
import { smallBoxes } from './arbitraries/ruleset.ts'

const VALUES: readonly TableValue[] = ['outcome', 'remoteness', 'grundy']

const SOURCE = { path: 'my-game.mjs', digest: `sha256:${'0'.repeat(64)}`, parameters: null }

function own(exported: unknown): OwnRuleset {
  return ownRuleset(exported, SOURCE)
}

/** The same game, given by its vectors; null if the game has no list of vectors. */
function byVectors(ruleset: Ruleset): OwnRuleset | null {
  const moves = gameOf(ruleset).moveVectors?.(ruleset) ?? null
  const { piles } = ruleset
  return moves === null ? null : own({ piles, moves, symmetric: isSymmetric(ruleset) })
}

/** A move takes one stone from each of two adjacent piles in a circle of five piles. */
const CIRCLE = own({
  piles: 5,
  moves: [
    [1, 1, 0, 0, 0],
    [0, 1, 1, 0, 0],
    [0, 0, 1, 1, 0],
    [0, 0, 0, 1, 1],
    [1, 0, 0, 0, 1],
  ],
})

describe('a game by move vectors', () => {
  it('has the tables of the equal hypergraph, computed by the hypergraph kernel', () => {
    const edges = [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [1, 5],
    ]
    const same = hypergraphNim(5, edges)
    for (const value of VALUES) {
      for (const play of ['normal', 'misere'] as const) {
        const one = solve(CIRCLE, { max: 5 }, { value, play })
        expect(one.values).toEqual(solve(same, { max: 5 }, { value, play }).values)
        expect(one.digest()).not.toBe(solve(same, { max: 5 }, { value, play }).digest())
      }
    }
    const job = {
      ruleset: CIRCLE,
      caps: [15, 15, 15, 15, 15],
      value: 'outcome',
      play: 'normal',
    } as const
    expect(planOf(job)).toMatchObject({ algorithm: 'generated' })
    expect(edgeGameOf(CIRCLE)?.edges).toHaveLength(5)
  })

  it('has the same tables as the built-in game with these vectors, with any number of threads', async () => {
    const asked = fc.record({
      value: fc.constantFrom(...VALUES),
      threads: fc.integer({ min: 1, max: 2 }),
      kernel: fc.constantFrom('auto' as const, 'plain' as const, 'second' as const),
    })
    await fc.assert(
      fc.asyncProperty(smallBoxes, asked, async ({ ruleset, max }, options) => {
        const mine = byVectors(ruleset)
        if (mine === null) return
        const { kernel, value, threads } = options
        const expected = solve(ruleset, { max }, { value }).values
        expect(solve(mine, { max }, { value, kernel }).values).toEqual(expected)
        const many = await solveInThreads(mine, { max }, { value, threads, kernel, smallest: 0 })
        expect(many.values, formatRuleset(ruleset)).toEqual(expected)
      }),
      { numRuns: 60 },
    )
  })

  it('is sent to another thread as an equal built-in game, if there is one', () => {
    expect(plainRuleset(CIRCLE)).toMatchObject({ kind: 'HNIM', piles: 5 })
    expect(plainRuleset(byVectors(parseRuleset('SN(5,{2,4})'))!)).toEqual(
      parseRuleset('SN(5,{2,4})'),
    )
    expect(plainRuleset(byVectors(parseRuleset('SUB(2;1,3)'))!)).toBeNull()
    expect(plainRuleset(parseRuleset('WYTHOFF'))).toEqual(parseRuleset('WYTHOFF'))
  })
})

describe('a game given by rules', () => {
  const pairs = own({
    piles: 2,
    options: (_: unknown, [x, y]: readonly [number, number]) => [
      ...Array.from({ length: x }, (__, left) => [left, y]),
      ...(y >= 2 ? [[x, y - 2]] : []),
    ],
    isTerminal: (_: unknown, [x, y]: readonly [number, number]) => x === 0 && y < 2,
    isSymmetric: () => false,
    leastMove: () => 1,
    mostOptions: (_: unknown, [x]: readonly [number, number]) => x + 1,
  })

  it('is solved by the definitions on one thread', async () => {
    const grundy = solve(pairs, { max: 9 }, { value: 'grundy' })
    boxOf(pairs, 9).forEach(([x, y], rank) => {
      expect(grundy.values[rank]).toBe(x! ^ (Math.floor(y! / 2) % 2))
    })
    for (const value of VALUES) {
      const valueOf = reference(pairs, value, 'normal')
      const table = await solveInThreads(pairs, { max: 9 }, { value, threads: 2, smallest: 0 })
      boxOf(pairs, 9).forEach((x, rank) => expect(table.values[rank]).toBe(valueOf(x)))
    }
    expect(solvePosition(pairs, [2, 5])).toMatchObject({ outcome: 'N', grundy: 2 })
  })

  it('is rejected if a table contains an option that breaks the contract', () => {
    const rare = own({
      piles: 1,
      options: (_: unknown, [x]: readonly [number]) =>
        x === 700 ? [[701]] : x > 0 ? [[x - 1]] : [],
      isTerminal: (_: unknown, [x]: readonly [number]) => x === 0,
      isSymmetric: () => true,
      leastMove: () => 1,
      mostOptions: () => 1,
    })
    expect(() => solve(rare, { max: 800 }, { value: 'outcome' })).toThrow(
      './my-game.mjs: options of 700: (701) is not a move: pile 1 grows',
    )
  })
})
