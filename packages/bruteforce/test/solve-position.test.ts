import {
  exactSlowNim,
  formatRuleset,
  hypergraphNim,
  options,
  type PlayConvention,
  type Position,
  type Ruleset,
  slowSetNim,
  WYTHOFF,
} from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PositionValues, reference, solve, solvePosition } from '../src/index.ts'
import { lowerSetOf } from '../src/task/lower-set.ts'
import { hypergraphNims, slowSetNims } from './arbitraries/ruleset.ts'

const positions: fc.Arbitrary<{ ruleset: Ruleset; position: Position }> = fc
  .oneof(slowSetNims(1, 5), hypergraphNims(3), fc.constant<Ruleset>(WYTHOFF))
  .chain((ruleset) =>
    fc.record({
      ruleset: fc.constant(ruleset),
      position: fc.array(fc.nat({ max: ruleset.piles > 3 ? 4 : 7 }), {
        minLength: ruleset.piles,
        maxLength: ruleset.piles,
      }),
    }),
  )
const plays = fc.constantFrom<PlayConvention>('normal', 'misere')

describe('solvePosition', () => {
  it('agrees with the reference solver at the position and its options', () => {
    fc.assert(
      fc.property(positions, plays, ({ ruleset, position }, play) => {
        const valuesOf = (x: Position): PositionValues => ({
          position: x,
          outcome: reference(ruleset, 'outcome', play)(x) === 0 ? 'P' : 'N',
          remoteness: reference(ruleset, 'remoteness', play)(x),
          grundy: reference(ruleset, 'grundy', play)(x),
        })
        const { solved, options: found, ...own } = solvePosition(ruleset, position, { play })!
        expect(own).toEqual(valuesOf(own.position))
        expect(found).toEqual(options(ruleset, own.position).map(valuesOf))
        expect(solved).toBeGreaterThan(found.length)
      }),
      { numRuns: 150 },
    )
  })

  it('solves positions whose box is too large to solve', () => {
    const ruleset = exactSlowNim(4, 3)
    const found = solvePosition(ruleset, [1, 2, 3, 400_000])!
    expect(found.remoteness).toBe(solvePosition(ruleset, [1, 2, 3, 7])!.remoteness)
    expect(found.solved).toBeLessThan(6_000_000)
    expect(solvePosition(WYTHOFF, [3, 10_000])!.outcome).toBe('N')
  })

  it('returns null quickly if more positions are needed than allowed', () => {
    expect(solvePosition(exactSlowNim(4, 3), [5, 6, 7, 8], { limit: 100 })).toBeNull()
    expect(solvePosition(slowSetNim(3, [1, 2]), [1, 1, 10 ** 12])).toBeNull()
    expect(solvePosition(hypergraphNim(2, [[1]]), [10 ** 12, 3])).toBeNull()
    expect(solvePosition(WYTHOFF, [10 ** 6, 10 ** 6])).toBeNull()
    const twenty = Array.from({ length: 20 }, (_, i) => i + 1)
    expect(solvePosition(exactSlowNim(20, 7), twenty)).toBeNull()
  })

  it('accepts a limit that is just large enough', () => {
    const { solved } = solvePosition(exactSlowNim(3, 2), [2, 3, 4])!
    expect(solvePosition(exactSlowNim(3, 2), [2, 3, 4], { limit: solved })).not.toBeNull()
    expect(solvePosition(exactSlowNim(3, 2), [2, 3, 4], { limit: solved - 1 })).toBeNull()
  })

  it('throws a RangeError for an invalid position', () => {
    for (const position of [
      [1, 2],
      [1, 2, -3],
      [1, 2, 2.5],
      [1, 2, Number.NaN],
    ]) {
      expect(() => solvePosition(exactSlowNim(3, 2), position)).toThrow(RangeError)
    }
  })

  it('agrees with a solved box', () => {
    for (const ruleset of [
      slowSetNim(4, [1, 3]),
      hypergraphNim(3, [
        [1, 2],
        [2, 3],
      ]),
      WYTHOFF,
    ]) {
      const table = solve(ruleset, { max: 6 }, { value: 'grundy' })
      table.box.forEach((x, rank) => {
        expect(solvePosition(ruleset, x)!.grundy, formatRuleset(ruleset)).toBe(table.values[rank])
      })
    }
  })
})

describe('lowerSetOf', () => {
  it('ranks each position below once, in the order of the box', () => {
    fc.assert(
      fc.property(positions, ({ ruleset, position }) => {
        const max = Math.max(...position)
        const { box } = solve(ruleset, { max }, { value: 'outcome' })
        const caps = box.sorted ? position.toSorted((a, b) => a - b) : position
        const { count, rank } = lowerSetOf(ruleset, caps, 10 ** 6)!
        const ranks: number[] = []
        box.forEach((y) => {
          if (y.every((pile, i) => pile <= caps[i]!)) ranks.push(rank(y))
        })
        expect(ranks).toEqual(Array.from({ length: count }, (_, i) => i))
      }),
    )
  })
})
