import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactSlowNim, hypergraphNim, MAX_PILES, slowSetNim } from '../../src/rules/index.ts'
import { hypergraphNims } from '../arbitraries/ruleset.ts'

describe('exactSlowNim(n,k)', () => {
  it.each([
    [0, 1],
    [3, 0],
    [3, 4],
    [3, 1.5],
    [2.5, 1],
    [Number.NaN, 1],
    [3, Number.NaN],
    [MAX_PILES + 1, 1],
    [-3, -4],
  ])('rejects n = %d, k = %d', (n, k) => {
    expect(() => exactSlowNim(n, k)).toThrow(RangeError)
  })
})

describe('slowSetNim(n,A)', () => {
  it('stores A in ascending order without repetition and does not change its argument', () => {
    const sizes = [11, 2, 11, 10]
    expect(slowSetNim(12, sizes).sizes).toEqual([2, 10, 11])
    expect(sizes).toEqual([11, 2, 11, 10])
  })

  it.each([[[]], [[0]], [[4]], [[1.5]], [[Number.NaN]], [[1, -1]]])('rejects A = %j', (sizes) => {
    expect(() => slowSetNim(3, sizes)).toThrow(RangeError)
  })
})

describe('hypergraphNim(n,H)', () => {
  it('stores edges by size, then lexicographically, with ascending members and without repetition', () => {
    const edges = [[10, 2], [3, 1, 2], [2, 10], [3], [2, 9], [3, 3]]
    expect(hypergraphNim(10, edges).edges).toEqual([[3], [2, 9], [2, 10], [1, 2, 3]])
  })

  it('does not depend on the order of edges and members', () => {
    fc.assert(
      fc.property(hypergraphNims(6, 8), (ruleset) => {
        const reversed = ruleset.edges.map((edge) => edge.toReversed()).toReversed()
        expect(hypergraphNim(ruleset.piles, reversed)).toEqual(ruleset)
      }),
    )
  })

  it.each([[[]], [[[]]], [[[1], []]], [[[0]]], [[[4]]], [[[1.5]]]])('rejects H = %j', (edges) => {
    expect(() => hypergraphNim(3, edges)).toThrow(RangeError)
  })
})
