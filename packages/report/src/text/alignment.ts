/** The side on which the cells of a column are aligned. */
export type Align = 'left' | 'right'

const NUMBER = /^[-+−]?\d+(?:\.\d+)?(?:e[-+]?\d+)?%?$/i
const NO_VALUE = /^[-–—?]?$/

/**
 * The side of each of `columns` columns: as `align` states. By default it is right if at least one
 * cell is a number and every other cell is a number or has no value (empty, a dash, a question
 * mark); otherwise left.
 */
export function alignments(
  columns: number,
  rows: readonly (readonly string[])[],
  align?: readonly Align[],
): Align[] {
  if (align !== undefined) return [...align]
  return Array.from({ length: columns }, (_, column) => {
    const cells = rows.map((row) => row[column]!).filter((cell) => !NO_VALUE.test(cell))
    return cells.length > 0 && cells.every((cell) => NUMBER.test(cell)) ? 'right' : 'left'
  })
}

/**
 * Checks the lengths of the rows.
 * @throws RangeError if a row or `align` is not as long as `head`
 */
export function checkWidth(
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  align?: readonly Align[],
): void {
  if (align !== undefined && align.length !== head.length) {
    throw new RangeError(`${name}: expected ${head.length} alignments, got ${align.length}`)
  }
  for (const [i, row] of rows.entries()) {
    if (row.length !== head.length) {
      throw new RangeError(
        `${name}: expected ${head.length} cells in row ${i + 1}, got ${row.length}`,
      )
    }
  }
}
