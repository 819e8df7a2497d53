import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boxOf,
  exactSlowNim,
  hypergraphNim,
  isSorted,
  isSymmetric,
  isTerminal,
  options,
  type Position,
  type Ruleset,
  slowSetNim,
  sortedBox,
  WYTHOFF,
} from '../../src/rules/index.ts'
import { positionsOf } from '../arbitraries/position-of-ruleset.ts'
import { hypergraphNims, rulesets } from '../arbitraries/ruleset.ts'
import { optionsByDefinition } from './options-by-definition.ts'

function expectOptionsByDefinition(ruleset: Ruleset, position: Position): void {
  const found = options(ruleset, position).map((option) => option.join())
  expect(new Set(found)).toEqual(optionsByDefinition(ruleset, position))
  expect(new Set(found).size).toBe(found.length)
  expect(isTerminal(ruleset, position)).toBe(found.length === 0)
}

describe('options(ruleset, position)', () => {
  it.each([
    [1, 6],
    [2, 5],
    [3, 4],
    [4, 4],
  ])(
    'equal the options found by trying every set of piles, for each A, n = %i, max = %i',
    (n, max) => {
      for (let set = 1; set < 2 ** n; set++) {
        const sizes = Array.from({ length: n }, (_, i) => i + 1).filter((a) => (set >> (a - 1)) & 1)
        sortedBox(n, max).forEach((x) => expectOptionsByDefinition(slowSetNim(n, sizes), [...x]))
      }
    },
  )

  it('take one stone from each pile of an edge, in a hypergraph', () => {
    const cases = hypergraphNims(5, 10).chain((ruleset) =>
      positionsOf(ruleset, 3).map((position) => ({ ruleset, position })),
    )
    fc.assert(
      fc.property(cases, ({ ruleset, position }) => expectOptionsByDefinition(ruleset, position)),
      { numRuns: 500 },
    )
  })

  it('take any number from one pile or the same number from both in Wythoff, in ascending order', () => {
    sortedBox(2, 12).forEach((x) => expectOptionsByDefinition(WYTHOFF, [...x]))
    expect(options(WYTHOFF, [1, 2])).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
    ])
    expect(options(WYTHOFF, [0n, 2n])).toEqual([
      [0n, 0n],
      [0n, 1n],
    ])
  })

  it('are stored positions of the box with lower ranks, and the argument does not change', () => {
    const cases = rulesets(5).chain((ruleset) =>
      positionsOf(ruleset, 4).map((position) => ({ ruleset, position })),
    )
    fc.assert(
      fc.property(cases, ({ ruleset, position }) => {
        const box = boxOf(ruleset, 4)
        const before = [...position]
        for (const option of options(ruleset, position)) {
          if (isSymmetric(ruleset)) expect(isSorted(option)).toBe(true)
          expect(box.rank(option)).toBeLessThan(box.rank(position))
        }
        expect(position).toEqual(before)
      }),
      { numRuns: 500 },
    )
  })

  it('are ordered by the number of taken piles, and options that take from large piles come first', () => {
    expect(options(slowSetNim(3, [1, 2]), [1, 2, 3])).toEqual([
      [1, 2, 2],
      [1, 1, 3],
      [0, 2, 3],
      [1, 1, 2],
      [0, 2, 2],
      [0, 1, 3],
    ])
    expect(options(hypergraphNim(3, [[2, 3], [1], [1, 3]]), [5, 1, 1])).toEqual([
      [4, 1, 1],
      [4, 1, 0],
      [5, 0, 0],
    ])
  })

  it('are the same for bigints', () => {
    const cases = rulesets(5).chain((ruleset) =>
      positionsOf(ruleset, 6).map((position) => ({ ruleset, position })),
    )
    fc.assert(
      fc.property(cases, ({ ruleset, position }) => {
        const big = options(ruleset, position.map(BigInt))
        expect(big).toEqual(options(ruleset, position).map((option) => option.map(BigInt)))
        expect(isTerminal(ruleset, position.map(BigInt))).toBe(isTerminal(ruleset, position))
      }),
    )
  })

  it('are 1000 in NIM(1000,999) with 1000 different piles of 300 digits', () => {
    const piles = Array.from({ length: 1000 }, (_, i) => 10n ** 300n + BigInt(i))
    const found = options(exactSlowNim(1000, 999), piles)
    expect(found).toHaveLength(1000)
    expect(
      new Set(found.map((option) => option.findIndex((pile, i) => pile === piles[i]))).size,
    ).toBe(1000)
    expect(found.every(isSorted)).toBe(true)
  })

  it('is a single option in NIM(20000,20000) with 20000 different piles', () => {
    const piles = Array.from({ length: 20_000 }, (_, i) => i + 1)
    const found = options(exactSlowNim(20_000, 20_000), piles)
    expect(found).toEqual([piles.map((pile) => pile - 1)])
  })

  it('treat equal piles alike: a position of five equal piles has one option of each size', () => {
    expect(options(slowSetNim(5, [2, 4]), [3, 3, 3, 3, 3])).toEqual([
      [2, 2, 3, 3, 3],
      [2, 2, 2, 2, 3],
    ])
  })

  it('require piles that are whole, nonnegative, not too large, and of one type', () => {
    expect(() => options(exactSlowNim(2, 1), [-1, 2])).toThrow(RangeError)
    expect(() => options(exactSlowNim(2, 1), [0.5, 2])).toThrow(RangeError)
    expect(() => options(exactSlowNim(2, 1), [1, 2 ** 52])).toThrow(RangeError)
    expect(() => options<number | bigint>(exactSlowNim(2, 1), [1, 2n])).toThrow(TypeError)
    expect(() => options(WYTHOFF, [1n, 2n ** 60n])).toThrow(RangeError)
  })
})

describe('isTerminal(ruleset, position)', () => {
  it('is true if fewer piles are nonempty than the smallest move size', () => {
    expect(isTerminal(slowSetNim(4, [2, 3]), [0, 0, 0, 9])).toBe(true)
    expect(isTerminal(slowSetNim(4, [2, 3]), [0, 0, 1, 9])).toBe(false)
    expect(isTerminal(WYTHOFF, [0, 0])).toBe(true)
    expect(isTerminal(WYTHOFF, [0, 1])).toBe(false)
    expect(isTerminal(hypergraphNim(3, [[1, 2], [3]]), [5, 0, 0])).toBe(true)
  })
})
