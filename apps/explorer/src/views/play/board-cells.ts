import { type Position, sorted } from '@nim/core/rules'

/** A square of the board. Columns and rows are counted from the corner. */
export interface Square {
  readonly column: number
  readonly row: number
}

/** The maximum side of the board. */
const LONGEST_BOARD = 23

/** True if the board is small enough to be drawn. */
export function hasBoard(position: Position): boolean {
  return position.length === 2 && Math.max(...position) <= LONGEST_BOARD
}

/** The square of the queen. The column is the size of the larger pile. */
export function queenOf([S = 0, L = 0]: Position): Square {
  return { column: L, row: S }
}

/**
 * The position after a move of the queen to a square. The result is null if the queen cannot move
 * to this square.
 */
export function reachedBy(queen: Square, { column, row }: Square): Position | null {
  const [across, up] = [queen.column - column, queen.row - row]
  const isReached =
    (across > 0 && up === 0) || (up > 0 && across === 0) || (up > 0 && across === up)
  return isReached ? sorted([row, column]) : null
}

/** The neighbouring square in the direction of an arrow key. Null for any other key. */
export function nextSquare(key: string, { column, row }: Square, queen: Square): Square | null {
  switch (key) {
    case 'ArrowLeft':
      return { column: Math.max(0, column - 1), row }
    case 'ArrowRight':
      return { column: Math.min(queen.column, column + 1), row }
    case 'ArrowUp':
      return { column, row: Math.min(queen.row, row + 1) }
    case 'ArrowDown':
      return { column, row: Math.max(0, row - 1) }
    default:
      return null
  }
}
