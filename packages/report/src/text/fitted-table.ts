import { wrapLines } from '../figure/wrap-lines.ts'
import { textTable } from './text-table.ts'

/**
 * An aligned table as `textTable` makes it, whose last column is broken into lines so that the table is
 * at most `width` characters wide. The last column gets at least 20 characters, and words longer than it
 * stay whole.
 *
 * @throws RangeError if a row is not as long as `head`, or there is no column
 * @complexity O(number of characters)
 */
export function fittedTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  if (head.length === 0) throw new RangeError('fittedTable: expected at least one column')
  const last = head.length - 1
  const before = head.slice(0, last).map((name, i) => {
    const cells = rows.map((row) => Array.from(row[i] ?? '').length)
    return cells.reduce((widest, length) => Math.max(widest, length), name.length) + 2
  })
  const room = Math.max(20, width - before.reduce((total, column) => total + column, 0))
  const blank = head.slice(0, last).map(() => '')
  const broken = rows.flatMap((row) => {
    if (row.length !== head.length) return [row]
    return wrapLines(row[last]!, room).map((line, i) => [
      ...(i === 0 ? row.slice(0, last) : blank),
      line,
    ])
  })
  return textTable(head, broken)
}
