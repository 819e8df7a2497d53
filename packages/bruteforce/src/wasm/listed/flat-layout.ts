/**
 * Planes whose rows all have the same width. The plane x_2 = c has a row for each x_1 = 0..c. The
 * row contains the cells x_0 = 0..x_1, followed by closing cells, which mean "no such option", up
 * to the width. So an option that takes a stone from pile 1 always lies exactly one row width
 * before the position. The same stencil applies to the whole plane, so a vector may extend over the
 * ends of rows.
 *
 * The rows of a plane are followed by closing cells. Their number is the width of a row of the next
 * plane, plus one. Planes with a small c have narrow rows. The last plane of each width is followed
 * by its ghost, which is the same plane in the next width. So an option that takes a stone from
 * pile 2 is also in a plane of the same width.
 */

/** The number of cells in the narrowest rows. */
const NARROWEST = 4

/** The number of cells in a row of the plane x_2 = c, which exceeds c: 4, 6, 8, 12, 16, 24, … */
export function rowCells(c: number): number {
  let cells = NARROWEST
  while (cells <= c) cells = (cells & (cells - 1)) === 0 ? (3 * cells) / 2 : (4 * cells) / 3
  return cells
}

/** The number of slots for the plane x_2 = c and for its ghost, if the plane has a ghost. */
export function flatPlane(c: number): number {
  const cells = rowCells(c)
  const next = rowCells(c + 1)
  const ghost = next === cells ? 0 : (c + 2) * next + 1
  return (c + 1) * cells + next + 1 + ghost
}
