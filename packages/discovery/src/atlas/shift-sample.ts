import type { Ruleset } from '@nim/core/rules'

/**
 * A random sample of the hypergraph games that have more edges than those with rows in the atlas.
 * It consists of `games` games on `piles` piles, each with at least `leastEdges` edges. The value
 * `seed` seeds the random choice.
 */
export const SHIFT_SAMPLE = { games: 200, seed: 1, piles: 4, leastEdges: 6 } as const

/**
 * True for a game from which {@link SHIFT_SAMPLE} is drawn. All rows about such games belong to the
 * sample, because the atlas has no rows for them.
 */
export function isOfSampledKind(ruleset: Ruleset): boolean {
  const { piles, leastEdges } = SHIFT_SAMPLE
  return ruleset.kind === 'HNIM' && ruleset.piles === piles && ruleset.edges.length >= leastEdges
}
