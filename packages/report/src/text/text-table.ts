import CliTable from 'cli-table3'
import { type Align, alignments, checkWidth } from './alignment.ts'

const NO_BORDER = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '  ',
}

/**
 * Rows under a head as aligned plain text: two blanks between columns, no boxes, no colours, no
 * blanks at the ends of lines, no line break at the end.
 *
 * @param align per column; without it, columns of numbers are set right, all others left
 * @throws RangeError if a row or `align` is not as long as `head`
 * @complexity O(number of characters)
 */
export function textTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  align?: readonly Align[],
): string {
  checkWidth('textTable', head, rows, align)
  const table = new CliTable({
    head: [...head],
    chars: NO_BORDER,
    colAligns: alignments(head.length, rows, align),
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  })
  table.push(...rows.map((row) => [...row]))
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
}
