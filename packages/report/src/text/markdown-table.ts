import { type Align, alignments, checkWidth } from './alignment.ts'
import { lengthOf } from './length-of.ts'

/**
 * Rows under a head as a table of GitHub Flavored Markdown, padded so that the source is readable
 * too, without a line break at the end. Cells must already be Markdown. They stay unchanged, except
 * for characters that would break the table: a pipe gets a backslash (unless it has one already), a
 * line break becomes `<br>`.
 *
 * @param align the alignment of each column; default: columns of numbers right, all others left
 * @throws RangeError if there is no column, or a row or `align` is not as long as `head`
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
