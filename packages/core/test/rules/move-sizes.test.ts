import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  exactSlowNim,
  hypergraphNim,
  isSymmetric,
  moveSizes,
  slowSetNim,
  WYTHOFF,
} from '../../src/rules/index.ts'
import { hypergraphNims } from '../arbitraries/ruleset.ts'

function subsetsOf(n: number): number[][] {
  return Array.from({ length: 2 ** n - 1 }, (_, set) =>
    Array.from({ length: n }, (__, i) => i + 1).filter((pile) => ((set + 1) >> (pile - 1)) & 1),
  )
}

/**
 * True if no transposition of neighbouring piles changes the edges. These transpositions generate
 * all permutations.
 */
function isInvariant(piles: number, edges: readonly (readonly number[])[]): boolean {
  const known = new Set(edges.map((edge) => edge.join()))
  return Array.from({ length: piles - 1 }, (_, i) => i + 1).every((a) =>
    edges.every((edge) => {
      const swapped = edge.map((pile) => (pile === a ? a + 1 : pile === a + 1 ? a : pile))
      return known.has(swapped.sort((p, q) => p - q).join())
    }),
  )
}

describe('moveSizes(ruleset)', () => {
  it('is [k] for NIM(n,k), A for SN(n,A), null for Wythoff', () => {
    expect(moveSizes(exactSlowNim(4, 3))).toEqual([3])
    expect(moveSizes(slowSetNim(4, [4, 1]))).toEqual([1, 4])
    expect(moveSizes(WYTHOFF)).toBeNull()
  })

  it('is A for the hypergraph of all sets whose size is in A', () => {
    for (let n = 1; n <= 5; n++) {
      for (const sizes of subsetsOf(n)) {
        const edges = subsetsOf(n).filter(({ length }) => sizes.includes(length))
        expect(moveSizes(hypergraphNim(n, edges))).toEqual(sizes)
        if (edges.length > 1 && edges[0]!.length < n) {
          expect(moveSizes(hypergraphNim(n, edges.slice(1)))).toEqual(
            edges.filter(({ length }) => length === edges[0]!.length).length === 1
              ? sizes.slice(1)
              : null,
          )
        }
      }
    }
  })

  it('is null for a single large edge, without computing the number of all edges of that size', () => {
    const edge = Array.from({ length: 50_000 }, (_, i) => i + 1)
    const ruleset = hypergraphNim(100_000, [edge])
    for (let i = 0; i < 1000; i++) expect(moveSizes(ruleset)).toBeNull()
  })
})

describe('isSymmetric(ruleset)', () => {
  it('is true if and only if every permutation of the piles preserves a hypergraph', () => {
    fc.assert(
      fc.property(hypergraphNims(4, 12), (ruleset) => {
        expect(isSymmetric(ruleset)).toBe(isInvariant(ruleset.piles, ruleset.edges))
      }),
      { numRuns: 500 },
    )
  })

  it('is true for NIM, SN and Wythoff', () => {
    expect(isSymmetric(exactSlowNim(3, 2))).toBe(true)
    expect(isSymmetric(slowSetNim(3, [2]))).toBe(true)
    expect(isSymmetric(WYTHOFF)).toBe(true)
    expect(isSymmetric(hypergraphNim(3, [[1, 2]]))).toBe(false)
  })
})
