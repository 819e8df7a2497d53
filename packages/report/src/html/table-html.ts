import { type Align, alignments, checkWidth } from '../text/alignment.ts'

/**
 * An HTML table with a head and rows, which scrolls horizontally if the page is narrow. The cells
 * must already be HTML.
 *
 * @param align the alignment of each column; by default, all columns are left-aligned
 * @throws RangeError if the length of a row or of `align` differs from that of `head`
 */
export function tableHtml(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  align: readonly Align[] = head.map(() => 'left'),
): string {
  checkWidth('tableHtml', head, rows, align)
  const sides = alignments(head.length, rows, align)
  const cells = (tag: 'th' | 'td', row: readonly string[]): string =>
    row
      .map((cell, i) => {
        const scope = tag === 'th' ? ' scope="col"' : ''
        const side = sides[i] === 'right' ? ' class="number"' : ''
        return `<${tag}${scope}${side}>${cell}</${tag}>`
      })
      .join('')
  return [
    '<div class="wide"><table>',
    `<thead><tr>${cells('th', head)}</tr></thead>`,
    '<tbody>',
    ...rows.map((row) => `<tr>${cells('td', row)}</tr>`),
    '</tbody>',
    '</table></div>',
  ].join('\n')
}
