import type { Box } from '@nim/core/rules'
import type { Values } from '../task/values.ts'

/**
 * The entries of the positions in a box that share x_2, …, x_n, ordered by x_1 = 0, 1, …, length −
 * 1. The largest x_1 is x_2 if the box is sorted, and otherwise the `max` of the box. A row is a
 * view that is valid only during the visit.
 */
export interface Row {
  /** The position with x_1 = 0. The array is reused. */
  readonly position: readonly number[]
  /**
   * The rank of the position with x_1 = 0. The other positions of the row have the next ranks, in
   * the order of x_1.
   */
  readonly rank: number
  readonly length: number
  /** The entry of the position whose smallest pile is x_1 is entries[offset + x_1]. */
  readonly entries: Values
  readonly offset: number
}

/** Visits rows in rank order. Return false to stop the iteration early. */
export type VisitRow = (row: Row) => void | false

/**
 * Cuts pieces of consecutive entries into rows. The first piece starts at the first row of the
 * given layer x_n = m, and every piece ends at the end of a row.
 *
 * @returns the visitor of the pieces; it does nothing after a visit has returned false
 */
export function rowCutter(
  { piles, max, sorted }: Box,
  layer: number,
  visit: VisitRow,
): (entries: Values, rank: number) => void {
  const position = new Array<number>(piles).fill(0)
  if (piles > 1) position[piles - 1] = layer
  const row = { position, rank: 0, length: 0, entries: new Uint8Array(0) as Values, offset: 0 }
  let isOver = false
  const lengthOf = (): number => (sorted && piles > 1 ? position[1]! + 1 : max + 1)
  const advance = (): void => {
    let i = 1
    if (sorted) {
      while (i < piles - 1 && position[i] === position[i + 1]) position[i++] = 0
    } else {
      while (i < piles - 1 && position[i] === max) position[i++] = 0
    }
    if (i < piles) position[i]!++
  }
  return (entries, rank) => {
    row.entries = entries
    for (let at = 0; at < entries.length && !isOver; at += row.length) {
      row.offset = at
      row.rank = rank + at
      row.length = lengthOf()
      isOver = visit(row) === false
      advance()
    }
  }
}
