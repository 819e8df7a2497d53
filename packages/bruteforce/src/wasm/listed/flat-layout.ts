/**
 * Planes whose rows have one width: the row of x_1 = 0..c of the plane x_2 = c has the cells
 * x_0 = 0..x_1 and then closing ones, "no such option", up to the width. So a stone from pile 1 leads
 * as many cells back as a row has, wherever it is taken, and a whole plane is one stencil: a vector runs
 * over the ends of rows. Behind the rows lie so many closing cells as a row has, or the next plane's row,
 * and one.
 *
 * Planes of small c have narrow rows. Behind the last plane of a width lies its ghost, the same plane in
 * the next width, so that a stone from pile 2 leads to a plane of the same width too.
 */

/** Cells of the narrowest rows. */
const NARROWEST = 4

/** Cells of a row of the plane x_2 = c, more than c: 4, 6, 8, 12, 16, 24, … */
export function rowCells(c: number): number {
  let cells = NARROWEST
  while (cells <= c) cells = (cells & (cells - 1)) === 0 ? (3 * cells) / 2 : (4 * cells) / 3
  return cells
}

/** Slots of the plane x_2 = c and of its ghost, if it has one. */
export function flatPlane(c: number): number {
  const cells = rowCells(c)
  const next = rowCells(c + 1)
  const ghost = next === cells ? 0 : (c + 2) * next + 1
  return (c + 1) * cells + next + 1 + ghost
}
