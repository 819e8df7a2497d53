import {
  formatRuleset,
  gameOf,
  isGameData,
  isSymmetric,
  parseRuleset,
  type Ruleset,
  sorted,
} from '@nim/core/rules'

/**
 * The game that a module defines, as data that list the moves. A reader without the module cannot
 * use the module's name, and loading a module runs its code. Null for games that are not from a
 * module, and for games without a finite list of moves.
 */
export function gameAsData(ruleset: Ruleset): Ruleset | null {
  if (ruleset.kind !== 'OWN' || isGameData(formatRuleset(ruleset))) return null
  const vectors = gameOf(ruleset).moveVectors?.(ruleset) ?? null
  if (vectors === null) return null
  const symmetric = isSymmetric(ruleset)
  const orders = symmetric ? vectors.map((vector) => sorted(vector)) : vectors
  const moves = [...new Map(orders.map((vector) => [vector.join(), vector])).values()]
  const { piles } = ruleset
  const short = parseRuleset(JSON.stringify({ piles, moves }))
  if (isSymmetric(short) === symmetric) return short
  return parseRuleset(JSON.stringify({ piles, moves, symmetric }))
}
