import type { Box, Position } from '@nim/core/rules'

/** The rows of a box in rank order. */
export interface RowsOfBox {
  /** The position with x_1 = 0 of the row; reused. */
  readonly position: readonly number[]
  /** Number of positions of the row. */
  readonly length: () => number
  /** Goes to the next row; there is none after the last one. */
  readonly advance: () => void
}

/**
 * The rows from the first one on, or from that of a position.
 * @param from a position of the box
 * @complexity O(1) for each row, amortised
 */
export function rowsOfBox({ piles, max, sorted }: Box, from?: Position): RowsOfBox {
  const position = from === undefined ? new Array<number>(piles).fill(0) : [0, ...from.slice(1)]
  return {
    position,
    length: () => (sorted && piles > 1 ? position[1]! + 1 : max + 1),
    advance() {
      let i = 1
      while (i + 1 < piles && position[i] === (sorted ? position[i + 1] : max)) position[i++] = 0
      if (i < piles) position[i]!++
    },
  }
}
