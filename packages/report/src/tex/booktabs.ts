import { type Align, alignments, checkWidth } from '../text/alignment.ts'

export interface BooktabsOptions {
  /**
   * The alignment of each column. By default, columns of numbers are right-aligned, and all other
   * columns are left-aligned.
   */
  readonly align?: readonly Align[]
  /**
   * The widths of columns with running text, as fractions of the line width. LaTeX breaks the text
   * of cells in these columns into lines.
   */
  readonly widths?: Readonly<Record<number, number>>
  /** The caption, in LaTeX. A table with a caption is a float (or a longtable if `isLong`). */
  readonly caption?: string
  /**
   * The name by which `\ref` refers to the table. The name consists of letters, digits, `-` and
   * `:`, and the table needs a caption.
   */
  readonly label?: string
  /**
   * True for a longtable, which can span several pages and repeats its head. The default is false.
   */
  readonly isLong?: boolean
}

/**
 * A LaTeX table with a head and rows. It uses the package booktabs, and also longtable if the table
 * is long. Cells must already be LaTeX, so escape text with `escapeTex` or `texOf` first. The
 * result does not end with a line break.
 *
 * @throws RangeError if there are no columns, if the length of a row or of `align` differs from
 * that of `head`, or if the label contains other characters
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
