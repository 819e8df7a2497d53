import { type Align, alignments, checkWidth } from './alignment.ts'
import { lengthOf } from './length-of.ts'

/**
 * A table of GitHub Flavored Markdown with a head and rows. Cells are padded, so that the source is
 * readable too. There is no line break at the end. Cells must already be Markdown. Cells are
 * unchanged, except for characters that would break the table: a pipe gets a backslash (unless it
 * already has one), and a line break becomes `<br>`.
 *
 * @param align the alignment of each column; by default, columns of numbers are right-aligned, and
 * all others left-aligned
 * @throws RangeError if there are no columns, or if the length of a row or of `align` differs from
 * that of `head`
 * @complexity O(number of characters)
 */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  align?: readonly Align[],
): string {
  checkWidth('markdownTable', head, rows, align)
  if (head.length === 0) throw new RangeError('markdownTable: expected at least one column')
  const sides = alignments(head.length, rows, align)
  const lines = [head, ...rows].map((row) => row.map(markdownCell))
  const widths = sides.map((_, i) => Math.max(3, ...lines.map((cells) => lengthOf(cells[i]!))))
  const rule = sides.map((side, i) =>
    side === 'right' ? `${'-'.repeat(widths[i]! - 1)}:` : '-'.repeat(widths[i]!),
  )
  const padded = lines.map((cells) =>
    cells.map((cell, i) => {
      const blanks = ' '.repeat(widths[i]! - lengthOf(cell))
      return sides[i] === 'right' ? blanks + cell : cell + blanks
    }),
  )
  return [padded[0]!, rule, ...padded.slice(1)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function markdownCell(text: string): string {
  return text
    .trim()
    .replaceAll(/\r\n?|\n/g, '<br>')
    .replaceAll(/(\\*)\|/g, (pipe, slashes: string) =>
      slashes.length % 2 === 0 ? `${slashes}\\|` : pipe,
    )
}
