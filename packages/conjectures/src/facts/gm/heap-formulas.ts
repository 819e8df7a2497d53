/** Formulas of others for games in which heaps are reduced by any amounts. */

/**
 * Moore's number: binary digits of the heaps are added without carry modulo k + 1, and the result is
 * read in base k + 1.
 */
export function mooreNumber(x: readonly number[], k: number): number {
  let value = 0
  for (let bit = 0, weight = 1; x.some((heap) => heap >> bit > 0); bit++, weight *= k + 1) {
    value += weight * (x.reduce((sum, heap) => sum + ((heap >> bit) & 1), 0) % (k + 1))
  }
  return value
}

/** The longest play in which each move takes one token from each of exactly k heaps. */
export function longestSlowPlay(x: readonly number[], k: number): number {
  let moves = 0
  while (x.reduce((sum, heap) => sum + Math.min(heap, moves + 1), 0) >= k * (moves + 1)) moves++
  return moves
}
