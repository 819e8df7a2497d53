/** The side to which the cells of a column are aligned. */
export type Align = 'left' | 'right'

const NUMBER = /^[-+−]?\d+(?:\.\d+)?(?:e[-+]?\d+)?%?$/i
const NO_VALUE = /^[-–—?]?$/

/**
 * The alignment of each column, as given by `align`. By default, a column is right-aligned if it
 * contains a number and all its other cells are numbers or have no value. A cell has no value if it
 * is empty, a dash or a question mark. Otherwise the column is left-aligned.
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
 * Validates the lengths of the rows.
 * @throws RangeError if the length of a row or of `align` differs from that of `head`
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
