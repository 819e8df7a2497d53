import { type Align, alignments, checkWidth } from './alignment.ts'
import { lengthOf } from './length-of.ts'

const BETWEEN_COLUMNS = '  '

/**
 * A plain text table with a head, rows and aligned columns. There are two blanks between columns,
 * and there are no boxes, no colours, no blanks at the ends of lines, and no line break at the end.
 * A cell can have several lines; next to its further lines, the other cells of the row are blank. A
 * column is at least one character wide.
 *
 * @param align the alignment of each column; by default, columns of numbers are right-aligned, and
 * all others left-aligned
 * @throws RangeError if the length of a row or of `align` differs from that of `head`
 * @complexity O(number of characters)
 */
export function textTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  align?: readonly Align[],
): string {
  checkWidth('textTable', head, rows, align)
  const sides = alignments(head.length, rows, align)
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.split('\n')))
  const widths = sides.map((_, column) =>
    cells.reduce((widest, row) => Math.max(widest, ...row[column]!.map(lengthOf)), 1),
  )
  return cells.flatMap((row) => linesOf(row, widths, sides)).join('\n')
}

/** The lines of one row. The tallest cell determines the number of lines. */
function linesOf(
  row: readonly (readonly string[])[],
  widths: readonly number[],
  sides: readonly Align[],
): string[] {
  const height = row.reduce((highest, cell) => Math.max(highest, cell.length), 1)
  return Array.from({ length: height }, (_, line) =>
    row
      .map((cell, column) => {
        const text = cell[line] ?? ''
        const blanks = ' '.repeat(widths[column]! - lengthOf(text))
        return sides[column] === 'right' ? blanks + text : text + blanks
      })
      .join(BETWEEN_COLUMNS)
      .trimEnd(),
  )
}
