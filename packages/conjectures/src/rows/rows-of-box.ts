import type { Box, Position } from '@nim/core/rules'

/** The rows of a box in rank order. */
export interface RowsOfBox {
  /** The position with x_1 = 0 in the row. It is reused. */
  readonly position: readonly number[]
  /** The number of positions in the row. */
  readonly length: () => number
  /** Moves to the next row. After the last row, there is no row. */
  readonly advance: () => void
}

/**
 * The rows, starting with the first one or with the row of a given position.
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
