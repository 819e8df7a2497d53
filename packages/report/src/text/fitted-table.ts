import { wrapLines } from '../figure/wrap-lines.ts'
import { type Align, alignments, checkWidth } from './alignment.ts'
import { lengthOf } from './length-of.ts'
import { textTable } from './text-table.ts'

/** The minimum width of a column that is broken into lines. */
const LEAST = 20
/** The number of blanks between columns. */
const GAP = 2

/**
 * An aligned table like a table of `textTable`, but with a width of at most `width` characters. To
 * fit, the function breaks columns and their heads into lines, first the last column, then the
 * widest of the others. A broken column keeps at least 20 characters, and longer words stay whole.
 *
 * @param align the alignment of each column; by default, columns of numbers are right-aligned, and
 * all others left-aligned
 * @throws RangeError if the length of a row or of `align` differs from that of `head`, or if there
 * are no columns
 * @complexity O(number of characters)
 */
export function fittedTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
  align?: readonly Align[],
): string {
  if (head.length === 0) throw new RangeError('fittedTable: expected at least one column')
  checkWidth('fittedTable', head, rows, align)
  const rooms = roomsOf(head, rows, width)
  const lines = (row: readonly string[]): string[][] => {
    const cells = row.map((cell, i) =>
      lengthOf(cell) <= rooms[i]! ? [cell] : wrapLines(cell, rooms[i]!),
    )
    const height = cells.reduce((most, { length }) => Math.max(most, length), 1)
    return Array.from({ length: height }, (_, line) => cells.map((cell) => cell[line] ?? ''))
  }
  const [names, ...more] = lines(head)
  return textTable(names!, [...more, ...rows.flatMap(lines)], alignments(head.length, rows, align))
}

/** The maximum widths of the columns. */
function roomsOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): number[] {
  const rooms = head.map((name, i) =>
    rows.reduce((widest, row) => Math.max(widest, lengthOf(row[i]!)), name.length),
  )
  let over = rooms.reduce((total, room) => total + room + GAP, -GAP) - width
  const last = rooms.length - 1
  const order = [...rooms.keys()].sort((a, b) =>
    a === last ? -1 : b === last ? 1 : rooms[b]! - rooms[a]!,
  )
  for (const column of order) {
    const narrower = Math.max(Math.min(LEAST, rooms[column]!), rooms[column]! - Math.max(0, over))
    over -= rooms[column]! - narrower
    rooms[column] = narrower
  }
  return rooms
}
