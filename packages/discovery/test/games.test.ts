import { formatRuleset } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { hypergraphGames, nimGames, setNimGames } from '../src/atlas/games.ts'

describe('the games of an atlas', () => {
  it('SN(n,A) includes one game for each set of sizes', () => {
    expect(setNimGames(2).map(formatRuleset)).toEqual(['SN(2,{1})', 'SN(2,{2})', 'SN(2,{1,2})'])
    expect(setNimGames(5)).toHaveLength(31)
    expect(new Set(setNimGames(5).map(formatRuleset)).size).toBe(31)
  })

  it('NIM(n,k) includes one game for each k', () => {
    expect(nimGames(3).map(formatRuleset)).toEqual(['NIM(3,1)', 'NIM(3,2)', 'NIM(3,3)'])
  })

  it('the hypergraphs include one from each class, with every pile in some edge', () => {
    // The number of sets of edges on labelled piles, up to renaming, that cover all piles.
    expect(hypergraphGames(1)).toHaveLength(1)
    expect(hypergraphGames(2)).toHaveLength(4)
    expect(hypergraphGames(3)).toHaveLength(34)
    for (const game of hypergraphGames(3)) {
      const edges = (game as { readonly edges: readonly (readonly number[])[] }).edges
      expect(new Set(edges.flat())).toEqual(new Set([1, 2, 3]))
    }
  })

  it("the number of hypergraphs on four piles agrees with Burnside's lemma", () => {
    // The number of sets of edges on 4 piles minus the number of those on 3 piles, up to renaming:
    // 1992 - 40.
    expect(hypergraphGames(4)).toHaveLength(1952)
    expect(() => hypergraphGames(5)).toThrow('at most 4 piles')
  })
})
