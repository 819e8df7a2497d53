import type { SolvedGame } from './solved-game.ts'

const known = new WeakMap<SolvedGame, Int32Array>()

/** How many positions of the box have this one as their reduction, itself included, by rank. */
export function classSizes(game: SolvedGame): Int32Array {
  let sizes = known.get(game)
  if (sizes !== undefined) return sizes
  sizes = new Int32Array(game.box.count)
  for (const rank of game.reducedRanks()) sizes[rank]!++
  known.set(game, sizes)
  return sizes
}
