import type { Box } from '@nim/core/rules'
import { forEachRow } from './for-each-row.ts'
import type { NumberRows } from './numbers-by-class.ts'

/** The numbers of all rows of a sorted box, by rank. */
export function allRows(box: Box, rows: NumberRows): Int32Array {
  const numbers = new Int32Array(box.count)
  const row = new Int32Array(box.max + 1)
  forEachRow(box, (outer, length, rank) => {
    rows(outer, row, length, rank)
    for (let x1 = 0; x1 < length; x1++) numbers[rank + x1] = row[x1]!
  })
  return numbers
}

/** The rows of numbers given by rank. */
export function rowsOf(numbers: ArrayLike<number>): NumberRows {
  return (_, row, length, rank) => {
    for (let x1 = 0; x1 < length; x1++) row[x1] = numbers[rank + x1]!
  }
}
