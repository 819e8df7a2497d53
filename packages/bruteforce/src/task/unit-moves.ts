import { gameOf, hypergraphNim, type Ruleset, slowSetNim } from '@nim/core/rules'
import { perRuleset } from './per-ruleset.ts'

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
 * null for every other. A plan asks several times, and to answer takes 3 microseconds, a fifth of what a small box takes.
 *
 * @complexity O(n) an edge, once for each ruleset
 */
export const edgeGameOf: (ruleset: Ruleset) => EdgeGame | null = perRuleset((ruleset) => {
  if (ruleset.piles < 2 || gameOf(ruleset).isSymmetric(ruleset)) return null
  const edges = unitVectors(ruleset)
  return edges === null ? null : { piles: ruleset.piles, edges }
})

/**
 * The ruleset as data that another thread can be given. A user's own game carries its rules; where a move
 * takes at most one stone from a pile it is SN(n,A) or a hypergraph under another name, with the same
 * tables. Null: its rules can be played in this thread alone.
 *
 * @complexity O(n) an edge
 */
export function plainRuleset(ruleset: Ruleset): Ruleset | null {
  if (ruleset.kind !== 'OWN') return ruleset
  const sizes = unitSizes(ruleset)
  if (sizes !== null) return slowSetNim(ruleset.piles, sizes)
  const game = edgeGameOf(ruleset)
  return game === null ? null : hypergraphNim(game.piles, game.edges)
}

/** The piles that each move vector takes a stone from; null if there are others, or no finite list. */
function unitVectors(ruleset: Ruleset): number[][] | null {
  const vectors = gameOf(ruleset).moveVectors?.(ruleset) ?? null
  if (vectors === null || vectors.some((vector) => vector.some((taken) => taken > 1))) return null
  return vectors.map((vector) => vector.flatMap((taken, i) => (taken === 1 ? [i + 1] : [])))
}
