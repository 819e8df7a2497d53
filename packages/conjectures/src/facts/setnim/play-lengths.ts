import type { Box } from '@nim/core/rules'
import { forEachWithOptions } from './for-each-with-options.ts'

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
  forEachWithOptions(box, sizes, (rank, distances, count) => {
    if (count === 0) return
    let least = shortest[rank - distances[0]!]!
    let most = longest[rank - distances[0]!]!
    for (let i = 1; i < count; i++) {
      const option = rank - distances[i]!
      if (shortest[option]! < least) least = shortest[option]!
      if (longest[option]! > most) most = longest[option]!
    }
    shortest[rank] = least + 1
    longest[rank] = most + 1
  })
  return { shortest, longest }
}
