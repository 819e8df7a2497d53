import {
  type Box,
  exactSlowNim,
  formatRuleset,
  hypergraphNim,
  type PlayConvention,
  type Ruleset,
  slowSetNim,
  WYTHOFF,
} from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import { reference, solve, type TableValue } from '../src/index.ts'
import { allSlowSetNims, smallBoxes, subsets } from './arbitraries/ruleset.ts'

const VALUES: readonly TableValue[] = ['outcome', 'remoteness', 'grundy']
const PLAYS: readonly PlayConvention[] = ['normal', 'misere']

function byReference(
  ruleset: Ruleset,
  box: Box,
  value: TableValue,
  play: PlayConvention,
): number[] {
  const valueOf = reference(ruleset, value, play)
  const found: number[] = []
  box.forEach((position) => found.push(valueOf(position)))
  return found
}

function expectReference(ruleset: Ruleset, max: number, values = VALUES): void {
  for (const value of values) {
    for (const play of PLAYS) {
      const table = solve(ruleset, { max }, { value, play })
      const label = `${formatRuleset(ruleset)} max=${max} ${value} ${play}`
      expect(Array.from(table.values), label).toEqual(byReference(ruleset, table.box, value, play))
    }
  }
}

describe('solve agrees with the reference solver', () => {
  for (const [n, max] of [
    [1, 12],
    [2, 12],
    [3, 8],
    [4, 6],
  ] as const) {
    it(`on SN(${n},A) for every A`, () => {
      for (const ruleset of allSlowSetNims(n)) expectReference(ruleset, max)
    })
  }

  it('on every hypergraph on at most three piles', () => {
    for (const n of [1, 2, 3]) {
      const edges = subsets(n)
      for (const chosen of subsets(edges.length)) {
        const some = chosen.map((i) => edges[i - 1]!)
        expectReference(hypergraphNim(n, some), 3)
      }
    }
  })

  it('on Wythoff', () => {
    expectReference(WYTHOFF, 40)
  })

  it('on empty boxes', () => {
    expectReference(slowSetNim(5, [1, 3]), 0)
    expectReference(hypergraphNim(3, [[1], [2, 3]]), 0)
    expectReference(WYTHOFF, 0)
  })

  it('on random rulesets', () => {
    fc.assert(
      fc.property(smallBoxes, ({ ruleset, max }) => expectReference(ruleset, max)),
      { numRuns: 60 },
    )
  })

  it('on many piles with few sizes', () => {
    expectReference(exactSlowNim(30, 13), 1)
    expectReference(slowSetNim(16, [2, 3, 5, 16]), 2)
    expectReference(slowSetNim(9, [1, 4, 5, 6, 7, 8, 9]), 3)
  })

  it('if remoteness needs two bytes', () => {
    const games = [slowSetNim(2, [1, 2]), hypergraphNim(2, [[1], [1, 2]]), WYTHOFF]
    for (const ruleset of sampled(games, 3)) expectReference(ruleset, 135, ['remoteness'])
  })

  it('if the bound on remoteness is the last that fits into one byte, or the first that does not', () => {
    for (const max of [126, 127, 128]) {
      expectReference(slowSetNim(2, [1]), max, ['remoteness'])
    }
  })

  it('if Grundy values exceed 31', () => {
    const ruleset = slowSetNim(6, [1, 2, 3, 4, 5, 6])
    expect(solve(ruleset, { max: 10 }, { value: 'grundy' }).histogram().length).toBeGreaterThan(33)
    expectReference(ruleset, 10, ['grundy'])
  })
})

describe('solve', () => {
  it('finds remoteness values of more than 16 bits', () => {
    for (const play of PLAYS) {
      const { values } = solve(exactSlowNim(1, 1), { max: 70_000 }, { value: 'remoteness', play })
      expect(values).toEqual(Uint32Array.from({ length: 70_001 }, (_, x) => x))
    }
  })

  it('produces the same values for one game in several notations', () => {
    const names = [
      exactSlowNim(3, 2),
      slowSetNim(3, [2]),
      hypergraphNim(3, [
        [1, 2],
        [1, 3],
        [2, 3],
      ]),
    ]
    const [first, ...others] = names.map((name) => solve(name, { max: 15 }, { value: 'grundy' }))
    for (const other of others) expect(other.values).toEqual(first!.values)
  })

  it('produces a prefix of the table of any larger sorted box', () => {
    fc.assert(
      fc.property(
        smallBoxes,
        fc.constantFrom(...VALUES),
        fc.constantFrom(...PLAYS),
        ({ ruleset, max }, value, play) => {
          const small = solve(ruleset, { max }, { value, play })
          fc.pre(small.box.sorted)
          const large = solve(ruleset, { max: max + 2 }, { value, play })
          expect(Array.from(large.values.subarray(0, small.box.count))).toEqual(
            Array.from(small.values),
          )
        },
      ),
      { numRuns: 60 },
    )
  })

  it('computes outcome, remoteness and Grundy tables that agree on the P-positions', () => {
    fc.assert(
      fc.property(smallBoxes, fc.constantFrom(...PLAYS), ({ ruleset, max }, play) => {
        const [first, ...others] = VALUES.map((value) => {
          const table = solve(ruleset, { max }, { value, play })
          return Array.from(table.values, table.isP)
        })
        for (const other of others) expect(other).toEqual(first)
      }),
      { numRuns: 40 },
    )
  })
})
