import type { Box } from '@nim/core/rules'
import { forEachRow } from '../evidence/for-each-row.ts'
import { raiseToCovers } from './raise-to-covers.ts'

/**
 * The levels m(y) of GMMV-D9, for a box in which every set S(y) = {m : y ≽ some m-critical position} is
 * {0, …, m(y)} or empty; null if there is another set.
 *
 * S(y) is the union of S over the lower covers of y, and of {m} if y is m-critical. If the sets of
 * the covers are {0, …, h} with different h, so is S(y), with the largest of these h, unless m > h + 1.
 *
 * A value V that decides what is critical, see `forEachCritical`, may be given in the place of the
 * critical numbers: with h = the largest V below y by induction, y is critical iff V(y) > h, and where
 * V(y) ≤ h the number V(y) is in S(y) anyway.
 *
 * @param numbers by rank: m for m-critical positions and −1 for others, or V
 * @complexity O(n) a position, four bytes a position
 * @source GMMV-D9
 */
export function initialLevels(box: Box, numbers: ArrayLike<number>): Int32Array | null {
  const levels = new Int32Array(box.count).fill(-1)
  const raise = raiseToCovers(box)
  let isInitial = true
  forEachRow(box, (outer, length, rank) => {
    raise(outer, length, rank, levels)
    let level = -1
    for (let at = rank; at < rank + length; at++) {
      level = Math.max(level, levels[at]!)
      const number = numbers[at]!
      if (number > level) {
        if (number > level + 1) isInitial = false
        level = number
      }
      levels[at] = level
    }
  })
  return isInitial ? levels : null
}
