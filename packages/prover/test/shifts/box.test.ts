import { solve } from '@nim/bruteforce'
import { boxOf, denseBox, isSymmetric, parseRuleset, type PlayConvention } from '@nim/core/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../vitest.sample.ts'
import { OutOfBounds } from '../../src/points-check/refuse.ts'
import type { ShiftCertificate, ShiftRule } from '../../src/shift-check/index.ts'
import { compareBox, countBox, type SolvedBox, solveBox } from '../../src/shift-check/solved-box.ts'
import { coordinatesOf, type Space, spaceOf } from '../../src/shift-check/space.ts'
import { DRAWN_RULES, rulesOf } from './drawn-rules.ts'
import { less, settling, type Vector } from './settling.ts'

/**
 * One game for each kind of coordinates: gaps of ascending piles, piles in any order, piles that
 * the rules distinguish, and a single pile.
 */
const GAMES = ['SN(3,{2})', 'SUB(2;1,3)', 'HNIM(3;{1,2},{2,3})', 'SUB(1;1,2)', 'SN(1,{1})']
const VALUES = ['outcome', 'grundy', 'remoteness'] as const
const PLAYS = ['normal', 'misere'] as const
const MAX = 7

type Value = ShiftCertificate['value']

interface Solved {
  readonly space: Space
  readonly box: SolvedBox
  /** All positions in the order of the checker, in which the last pile grows last. */
  readonly positions: readonly Vector[]
  readonly at: (x: Vector) => number
}

function solved(game: string, play: PlayConvention, value: Value): Solved {
  const ruleset = parseRuleset(game)
  const space = spaceOf(ruleset)
  const certificate = { ruleset: game, play, value } as ShiftCertificate
  const table = solve(ruleset, { max: MAX }, { value, play })
  const positions: Vector[] = []
  const all = space.isSorted ? boxOf(ruleset, MAX) : denseBox(space.piles, MAX)
  all.forEach((x) => void positions.push([...x]))
  const at = (x: Vector): number =>
    table.at(isSymmetric(ruleset) ? x.toSorted((a, b) => a - b) : [...x])
  return { space, box: solveBox(ruleset, space, certificate, MAX), positions, at }
}

/** Counts and compares the edges one by one, rule by rule, from the definition. */
function byDefinition({ positions, at }: Solved, rules: readonly ShiftRule[], most: number) {
  const { isIn } = settling(rules, [])
  let edges = 0
  for (const [rule, each] of rules.entries()) {
    for (const x of positions) {
      if (Math.max(...x) > most || !isIn(each, x)) continue
      edges++
      if (at(x) !== at(less(x, each.z)) + each.add) return { bad: { x, rule } }
    }
  }
  return { edges, bad: null }
}

const unlimited = (): void => {}

describe('the box of a certificate', () => {
  it.each(GAMES)('has the value of every position, in every order of its piles: %s', (game) => {
    for (const play of PLAYS) {
      for (const value of VALUES) {
        const { box, positions, at } = solved(game, play, value)
        expect(positions.filter((x) => box.values[box.rank(x)] !== at(x))).toEqual([])
        expect(box.max).toBe(MAX)
      }
    }
  })

  it('is compared at every edge, and the result names the first bad edge', () => {
    const all = GAMES.flatMap((game) =>
      PLAYS.flatMap((play) => VALUES.map((value) => solved(game, play, value))),
    )
    const drawn = fc.record({
      of: fc.constantFrom(...all),
      rules: DRAWN_RULES,
      add: fc.constantFrom(0, 2),
      most: fc.integer({ min: 0, max: MAX }),
    })
    let [good, bad] = [0, 0]
    fc.assert(
      fc.property(drawn, ({ of, rules: some, add, most }) => {
        const { space, box } = of
        const rules = rulesOf(space, some).map((rule) => ({ ...rule, add }))
        const expected = byDefinition(of, rules, most)
        const found = compareBox(box, { space, rules, most, work: unlimited })
        if (expected.bad === null) {
          expect(found).toEqual(expected)
          if (found.edges > 0) good++
        } else {
          const { x, rule } = expected.bad
          expect(found.bad).toEqual({ y: coordinatesOf(space, x), rule })
          bad++
        }
      }),
      { numRuns: runs(4000, 40), seed: 34 },
    )
    expect(Math.min(good, bad)).toBeGreaterThan(0)
  })

  it.each(['SN(1,{1})', 'SN(2,{1})', 'SN(3,{2})', 'SN(4,{2})'])(
    'is compared in every row of ascending piles: %s',
    (game) => {
      const { space, box, positions } = solved(game, 'normal', 'outcome')
      const equal = { ...box, values: new Uint8Array(box.values.length) }
      for (let i = 0; i < space.piles; i++) {
        const steps = [0, 0, 0, 0].with(i, 1)
        const rules = rulesOf(space, [{ steps, room: 0, form: [0, 0, 0, 0], least: 0 }])
        const { isIn } = settling(rules, [])
        const edges = positions.filter((x) => isIn(rules[0]!, x)).length
        expect(edges).toBeGreaterThan(0)
        const compared = compareBox(equal, { space, rules, most: MAX, work: unlimited })
        expect(compared).toEqual({ edges, bad: null })
      }
    },
  )

  it('is compared with the amount that a rule adds', () => {
    const { space, box } = solved('SUB(1;1,2)', 'normal', 'remoteness')
    const compared = (add: number): unknown => {
      const rules: ShiftRule[] = [{ z: [3], add, where: [[[1], 3]] }]
      return compareBox(box, { space, rules, most: MAX, work: unlimited })
    }
    expect(compared(2)).toEqual({ edges: 5, bad: null })
    expect([compared(0), compared(-2)]).toMatchObject([{ bad: { y: [3] } }, { bad: { y: [3] } }])
  })

  it('is rejected if the numbers of an inequality are too large', () => {
    const { space, box } = solved('SUB(1;1,2)', 'normal', 'outcome')
    const compared = (factor: number, least: number): unknown => {
      const where = [[[1], 8] as const, [[factor], least] as const]
      return compareBox(box, {
        space,
        rules: [{ z: [3], add: 0, where }],
        most: 1,
        work: unlimited,
      })
    }
    expect(compared(2 ** 52 - 1, -1)).toEqual({ edges: 0, bad: null })
    expect(compared(1 - 2 ** 52, 1)).toEqual({ edges: 0, bad: null })
    expect(() => compared(2 ** 52 - 1, -2)).toThrow('a number reaches 2^53')
    expect(() => compared(1 - 2 ** 52, 2)).toThrow('a number reaches 2^53')
  })

  it('has at most 50 million positions, and counts all moves before it tries any', () => {
    const one = spaceOf(parseRuleset('SUB(1;1,2)'))
    const worked: number[] = []
    countBox(one, 49_999_999, (more) => void worked.push(more!))
    expect(worked).toEqual([100_000_000])
    const why =
      'the box of piles up to 50000000 has more than 50000000 positions; choose a smaller box'
    expect(() => countBox(one, 50_000_000, unlimited)).toThrow(new OutOfBounds(why))
    const sorted = spaceOf(parseRuleset('SN(3,{2})'))
    countBox(sorted, 7, (more) => void worked.push(more!))
    expect(worked[1]).toBe(3 * 120)
  })
})
