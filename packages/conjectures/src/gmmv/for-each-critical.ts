import type { Table } from '@nim/bruteforce'
import type { Box } from '@nim/core/rules'
import { forEachRow } from '../evidence/for-each-row.ts'
import { raiseToCovers } from './raise-to-covers.ts'

/**
 * Visits every critical position of a sorted box, in rank order, for a value V given by rank: x is
 * critical with m = V(x) iff no y ≺ x has V(y) = m.
 *
 * One pass by GMMV REF-6: with best(x) the largest V over all y ≺ x, found through the lower covers
 * of x, x is critical iff V(x) > best(x). That is the definition (GMMV-D8) because V takes every
 * smaller value below a position that has a larger one; it holds for remoteness and for the number
 * of moves of a play that never branches.
 *
 * @param values V by rank of the box
 * @complexity O(n) a position, four bytes a position of working space
 * @source GMMV-D8, GMMV REF-6
 */
export function forEachCritical(box: Box, values: ArrayLike<number>, visit: VisitCritical): void {
  const inRow = criticalInRow(box, visit)
  forEachRow(box, (position, length, rank) => {
    inRow(position, rank, length, values, rank)
  })
}

/** {@link forEachCritical} for the entries of a table, of which no array by rank is made. */
export function forEachCriticalOf(table: Table, visit: VisitCritical): void {
  const inRow = criticalInRow(table.box, visit)
  table.forEachRow(({ position, rank, length, entries, offset }) => {
    inRow(position, rank, length, entries, offset)
  })
}

/** The position is reused: copy it to keep it. */
type VisitCritical = (position: readonly number[], m: number, rank: number) => void

/**
 * Visits the critical positions of one row, x_2, …, x_n fixed; the value of x_1 is at offset + x_1. To
 * be asked for all rows in rank order.
 */
function criticalInRow(
  box: Box,
  visit: VisitCritical,
): (
  outer: readonly number[],
  rank: number,
  length: number,
  values: ArrayLike<number>,
  offset: number,
) => void {
  const largestBelowOrAt = new Int32Array(box.count).fill(-1)
  const raise = raiseToCovers(box)
  const x: number[] = []
  return (outer, rank, length, values, offset) => {
    for (let i = 1; i < box.piles; i++) x[i] = outer[i]!
    raise(outer, length, rank, largestBelowOrAt)
    let best = -1
    for (let x1 = 0; x1 < length; x1++) {
      const at = rank + x1
      best = Math.max(best, largestBelowOrAt[at]!)
      const value = values[offset + x1]!
      if (value > best) {
        best = value
        x[0] = x1
        visit(x, value, at)
      }
      largestBelowOrAt[at] = best
    }
  }
}

/** The m for which each position is m-critical, by rank; −1 where there is none. */
export function criticalNumbers(box: Box, values: ArrayLike<number>): Int32Array {
  const numbers = new Int32Array(box.count).fill(-1)
  forEachCritical(box, values, (_, m, rank) => (numbers[rank] = m))
  return numbers
}
