import { type Align, alignments, checkWidth } from '../text/alignment.ts'

export interface BooktabsOptions {
  /**
   * The alignment of each column. Default: columns of numbers are right-aligned, all others
   * left-aligned.
   */
  readonly align?: readonly Align[]
  /**
   * The widths of columns of running text, as shares of the line, by column. Their cells are broken
   * into lines.
   */
  readonly widths?: Readonly<Record<number, number>>
  /** The caption in LaTeX. With it the table is a float (a longtable if `isLong`). */
  readonly caption?: string
  /** The name for `\ref`: letters, digits, `-` and `:`. Only with a caption. */
  readonly label?: string
  /** True for a longtable, which is broken over pages and repeats its head. Default: false. */
  readonly isLong?: boolean
}

/**
 * Rows under a head as a LaTeX table with the rules of the package booktabs (and longtable, if
 * long). Cells must already be LaTeX: escape text with `escapeTex` or `texOf` before. There is no
 * line break at the end.
 *
 * @throws RangeError if there is no column, if a row or `align` is not as long as `head`, or if the
 *   label holds other characters
 * @complexity O(number of characters)
 */
export function booktabs(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  options: BooktabsOptions = {},
): string {
  const { widths = {}, caption, label, isLong = false } = options
  checkWidth('booktabs', head, rows, options.align)
  if (head.length === 0) throw new RangeError('booktabs: expected at least one column')
  if (label !== undefined && !/^[\w:-]+$/.test(label)) {
    throw new RangeError(`booktabs: expected a label of letters, digits, - and :, got '${label}'`)
  }
  const columns = alignments(head.length, rows, options.align).map((side, i) => {
    const width = widths[i]
    if (width !== undefined) return String.raw`>{\raggedright\arraybackslash}p{${width}\linewidth}`
    return side === 'right' ? 'r' : 'l'
  })
  const name = label === undefined ? '' : String.raw`\label{${label}}`
  const heading = caption === undefined ? null : String.raw`\caption{${caption}}${name}`
  const line = (cells: readonly string[]): string => String.raw`${cells.join(' & ')} \\`
  const body = rows.map(line)
  return (
    isLong
      ? longTable(columns.join(''), line(head), body, heading)
      : shortTable(columns.join(''), line(head), body, heading)
  ).join('\n')
}

function shortTable(
  columns: string,
  head: string,
  body: readonly string[],
  heading: string | null,
): string[] {
  const table = [
    String.raw`\begin{tabular}{@{}${columns}@{}}`,
    String.raw`\toprule`,
    head,
    String.raw`\midrule`,
    ...body,
    String.raw`\bottomrule`,
    String.raw`\end{tabular}`,
  ]
  if (heading === null) return table
  return [
    String.raw`\begin{table}[htbp]`,
    String.raw`\centering`,
    heading,
    ...table,
    String.raw`\end{table}`,
  ]
}

function longTable(
  columns: string,
  head: string,
  body: readonly string[],
  heading: string | null,
): string[] {
  return [
    String.raw`\begin{longtable}{@{}${columns}@{}}`,
    ...(heading === null ? [] : [String.raw`${heading}\\`]),
    String.raw`\toprule`,
    head,
    String.raw`\midrule`,
    String.raw`\endfirsthead`,
    String.raw`\toprule`,
    head,
    String.raw`\midrule`,
    String.raw`\endhead`,
    String.raw`\bottomrule`,
    String.raw`\endfoot`,
    ...body,
    String.raw`\end{longtable}`,
  ]
}
