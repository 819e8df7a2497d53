import { gameOf, type Ruleset } from '@nim/core/rules'

/** A game in which a move takes one stone from each pile of an edge. Piles are numbered from 1. */
export interface EdgeGame {
  readonly piles: number
  readonly edges: readonly (readonly number[])[]
}

/**
 * The sizes of moves, ascending, of a game that does not tell piles apart and whose moves take one stone
 * from each of so many piles; null for every other.
 *
 * @complexity what the game takes to say it
 */
export function unitSizes(ruleset: Ruleset): readonly number[] | null {
  const game = gameOf(ruleset)
  const said = game.moveSizes?.(ruleset)
  if (said !== undefined && said !== null) return said
  const vectors = game.isSymmetric(ruleset) ? unitVectors(ruleset) : null
  return vectors?.map(({ length }) => length).sort((a, b) => a - b) ?? null
}

/**
 * The edges of a game that tells piles apart and whose moves take one stone from each pile of an edge;
 * null for every other.
 *
 * @complexity O(n) an edge
 */
export function edgeGameOf(ruleset: Ruleset): EdgeGame | null {
  if (ruleset.piles < 2 || gameOf(ruleset).isSymmetric(ruleset)) return null
  const edges = unitVectors(ruleset)
  return edges === null ? null : { piles: ruleset.piles, edges }
}

/** The piles that each move vector takes a stone from; null if there are others, or no finite list. */
function unitVectors(ruleset: Ruleset): number[][] | null {
  const vectors = gameOf(ruleset).moveVectors?.(ruleset) ?? null
  if (vectors === null || vectors.some((vector) => vector.some((taken) => taken > 1))) return null
  return vectors.map((vector) => vector.flatMap((taken, i) => (taken === 1 ? [i + 1] : [])))
}
