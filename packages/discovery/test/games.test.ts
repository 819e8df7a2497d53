import { formatRuleset } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { hypergraphGames, nimGames, setNimGames } from '../src/atlas/games.ts'

describe('the games of an atlas', () => {
  it('include one game SN(n,A) for each set of sizes', () => {
    expect(setNimGames(2).map(formatRuleset)).toEqual(['SN(2,{1})', 'SN(2,{2})', 'SN(2,{1,2})'])
    expect(setNimGames(5)).toHaveLength(31)
    expect(new Set(setNimGames(5).map(formatRuleset)).size).toBe(31)
  })

  it('include one game NIM(n,k) for each k', () => {
    expect(nimGames(3).map(formatRuleset)).toEqual(['NIM(3,1)', 'NIM(3,2)', 'NIM(3,3)'])
  })

  it('include one hypergraph of each class, if every pile is in some edge', () => {
    // The numbers of sets of edges that cover all piles. Sets that differ only in the names of the
    // piles count as one set.
    expect(hypergraphGames(1)).toHaveLength(1)
    expect(hypergraphGames(2)).toHaveLength(4)
    expect(hypergraphGames(3)).toHaveLength(34)
    for (const game of hypergraphGames(3)) {
      const edges = (game as { readonly edges: readonly (readonly number[])[] }).edges
      expect(new Set(edges.flat())).toEqual(new Set([1, 2, 3]))
    }
  })

  it("the number of hypergraphs on four piles agrees with Burnside's lemma", () => {
    // The number of sets of edges on 4 piles is 1992, and 40 of them do not use all piles. Sets
    // that differ only in the names of the piles count as one set.
    expect(hypergraphGames(4)).toHaveLength(1952)
    expect(() => hypergraphGames(5)).toThrow('at most 4 piles')
  })
})
