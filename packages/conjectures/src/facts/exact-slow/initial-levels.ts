import type { Box } from '@nim/core/rules'
import { forEachRow } from '../../rows/for-each-row.ts'
import type { NumberRows } from '../../rows/numbers-by-class.ts'
import { largestBelow } from './largest-below.ts'
import type { ShortIntegers } from './short-integers.ts'

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
 * As a level is then at most one more than below, none exceeds the number of stones, and a number
 * that does is one too many.
 *
 * @param rows m for m-critical positions and −1 for others, or V
 * @complexity O(n) a position, two bytes a position of a box with n·max < 2^15
 * @source GMMV-D9
 */
export function initialLevels(box: Box, rows: NumberRows): ShortIntegers | null {
  const { upTo, row } = largestBelow(box, box.piles * box.max)
  const numbers = new Int32Array(box.max + 1)
  const below = new Int32Array(box.max + 1)
  let isInitial = true
  forEachRow(box, (outer, length, rank) => {
    if (!isInitial) return
    rows(outer, numbers, length, rank)
    isInitial = row(outer, length, rank, numbers, below)
  })
  return isInitial ? upTo : null
}
