import type { Table } from '@nim/bruteforce'
import type { Box } from '@nim/core/rules'
import { forEachRow } from '../../rows/for-each-row.ts'
import type { NumberRows } from '../../rows/numbers-by-class.ts'
import { largestBelow } from './largest-below.ts'
import { type ShortIntegers, shortIntegers } from './short-integers.ts'

/**
 * Visits every critical position of a sorted box, in rank order, for a value V: x is critical with
 * m = V(x) iff no y ≺ x has V(y) = m.
 *
 * One pass by GMMV REF-6: with best(x) the largest V over all y ≺ x, found through the lower covers
 * of x, x is critical iff V(x) > best(x). That is the definition (GMMV-D8) because V takes every
 * smaller value below a position that has a larger one; it holds for remoteness and for the number
 * of moves of a play that never branches.
 *
 * @param values V, at most `most`
 * @complexity O(n) a position, two bytes a position of working space if most < 2^15
 * @source GMMV-D8, GMMV REF-6
 */
export function forEachCritical(
  box: Box,
  values: NumberRows,
  most: number,
  visit: VisitCritical,
): void {
  const inRow = criticalInRow(box, most, visit)
  const row = new Int32Array(box.max + 1)
  forEachRow(box, (outer, length, rank) => {
    values(outer, row, length, rank)
    inRow(outer, rank, length, row)
  })
}

/** {@link forEachCritical} for the entries of a table of remoteness, of which no array by rank is made. */
export function forEachCriticalOf({ box, forEachRow }: Table, visit: VisitCritical): void {
  // a play has at most as many moves as there are stones
  const inRow = criticalInRow(box, box.piles * box.max, visit)
  const row = new Int32Array(box.max + 1)
  forEachRow(({ position, rank, length, entries, offset }) => {
    for (let x1 = 0; x1 < length; x1++) row[x1] = entries[offset + x1]!
    inRow(position, rank, length, row)
  })
}

/** The position is reused: copy it to keep it. */
type VisitCritical = (position: readonly number[], m: number, rank: number) => void

/**
 * Visits the critical positions of one row, x_2, …, x_n fixed; the value of x_1 is values[x_1]. To be
 * asked for all rows in rank order.
 */
function criticalInRow(
  box: Box,
  most: number,
  visit: VisitCritical,
): (outer: readonly number[], rank: number, length: number, values: Int32Array) => void {
  const { row } = largestBelow(box, most)
  const below = new Int32Array(box.max + 1)
  const x: number[] = []
  return (outer, rank, length, values) => {
    row(outer, length, rank, values, below)
    if (!isAnyLarger(values, below, length)) return
    for (let i = 1; i < box.piles; i++) x[i] = outer[i]!
    for (let x1 = 0; x1 < length; x1++) {
      if (values[x1]! <= below[x1]!) continue
      x[0] = x1
      visit(x, values[x1]!, rank + x1)
    }
  }
}

function isAnyLarger(values: Int32Array, below: Int32Array, length: number): boolean {
  let signs = 0
  for (let x1 = 0; x1 < length; x1++) signs |= below[x1]! - values[x1]!
  return signs < 0
}

/** The m for which each position is m-critical, by rank; −1 where there is none. */
export function criticalNumbers(box: Box, values: NumberRows, most: number): ShortIntegers {
  const numbers = shortIntegers(box.count, most).fill(-1)
  forEachCritical(box, values, most, (_, m, rank) => (numbers[rank] = m))
  return numbers
}
