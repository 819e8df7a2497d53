import { gameOf } from './game-of.ts'
import type { Ruleset } from './ruleset.ts'

/**
 * The possible numbers of piles in a move, in ascending order, if the ruleset is a slow game whose
 * rules are invariant under every permutation of the piles; `null` for every other ruleset.
 *
 * The result is [k] for NIM(n,k) and A for SN(n,A). A hypergraph has sizes iff, for each size, it
 * contains all sets of this size or none of them. In this case the hypergraph game is the game
 * SN(n,A) under another name.
 *
 * @complexity O(|H|)
 */
export function moveSizes(ruleset: Ruleset): readonly number[] | null {
  return gameOf(ruleset).moveSizes?.(ruleset) ?? null
}

/**
 * True if the rules are invariant under every permutation of the piles. Positions of such rulesets
 * are stored in ascending order; positions of all others are vectors.
 */
export function isSymmetric(ruleset: Ruleset): boolean {
  return gameOf(ruleset).isSymmetric(ruleset)
}
