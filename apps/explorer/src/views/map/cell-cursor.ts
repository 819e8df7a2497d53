/** A cell, which is given by its column and its row. Rows are counted from the bottom. */
export interface Cell {
  readonly x: number
  readonly y: number
}

/**
 * The cell to which a key moves the cursor. Arrow keys move by one cell, Page Up and Page Down by
 * ten cells. Home and End move to the ends of the row. The result is null for any other key.
 */
export function movedBy(key: string, { x, y }: Cell, side: number): Cell | null {
  const to = (toX: number, toY: number): Cell => ({ x: within(toX, side), y: within(toY, side) })
  switch (key) {
    case 'ArrowLeft':
      return to(x - 1, y)
    case 'ArrowRight':
      return to(x + 1, y)
    case 'ArrowUp':
      return to(x, y + 1)
    case 'ArrowDown':
      return to(x, y - 1)
    case 'PageUp':
      return to(x, y + 10)
    case 'PageDown':
      return to(x, y - 10)
    case 'Home':
      return to(0, y)
    case 'End':
      return to(side - 1, y)
    default:
      return null
  }
}

function within(place: number, side: number): number {
  return Math.max(0, Math.min(side - 1, place))
}
