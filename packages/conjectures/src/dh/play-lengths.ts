import type { Box } from '@nim/core/rules'
import { visitMoves } from './visit-moves.ts'

/** Number of moves of the shortest and of the longest play from each position, by rank. */
export interface PlayLengths {
  readonly shortest: Int32Array
  readonly longest: Int32Array
}

/**
 * Lengths of plays to the end in SN(n,A), over a sorted box.
 * @complexity one pass over positions and moves
 */
export function playLengths(box: Box, sizes: readonly number[]): PlayLengths {
  const shortest = new Int32Array(box.count)
  const longest = new Int32Array(box.count)
  box.forEach((x, rank) => {
    let least = Infinity
    let most = 0
    visitMoves(x, sizes, (left) => {
      const option = box.rank(left)
      least = Math.min(least, shortest[option]! + 1)
      most = Math.max(most, longest[option]! + 1)
      return true
    })
    shortest[rank] = least === Infinity ? 0 : least
    longest[rank] = most
  })
  return { shortest, longest }
}
