import { binomialUpTo } from './binomial.ts'
import type { HypergraphNim, Ruleset } from './ruleset.ts'

/**
 * The numbers of piles a move may touch, ascending, if the ruleset is a slow game whose rules are
 * invariant under every permutation of the piles; `null` for every other ruleset.
 *
 * NIM(n,k) gives [k], SN(n,A) gives A. A hypergraph gives sizes exactly when H contains all or none
 * of the sets of each size; it is then the game SN(n,A) under another name.
 *
 * @complexity O(|H|)
 */
export function moveSizes(ruleset: Ruleset): readonly number[] | null {
  switch (ruleset.kind) {
    case 'NIM':
      return [ruleset.k]
    case 'SN':
      return ruleset.sizes
    case 'HNIM':
      return hypergraphSizes(ruleset)
    case 'WYTHOFF':
      return null
  }
}

function hypergraphSizes({ piles, edges }: HypergraphNim): readonly number[] | null {
  const edgesOfSize = new Map<number, bigint>()
  for (const { length } of edges) edgesOfSize.set(length, (edgesOfSize.get(length) ?? 0n) + 1n)
  const complete = [...edgesOfSize].every(
    ([size, count]) => binomialUpTo(count, piles, size) === count,
  )
  return complete ? [...edgesOfSize.keys()].sort((a, b) => a - b) : null
}

/**
 * True if the rules are invariant under every permutation of the piles. Positions of such rulesets
 * are stored sorted ascending; positions of all others are vectors.
 */
export function isSymmetric(ruleset: Ruleset): boolean {
  return ruleset.kind === 'WYTHOFF' || moveSizes(ruleset) !== null
}
