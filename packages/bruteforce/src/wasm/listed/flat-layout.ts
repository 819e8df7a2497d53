/**
 * Planes whose rows have one width. The row of x_1 = 0..c of the plane x_2 = c has the cells x_0 =
 * 0..x_1, followed by closing cells, "no such option", up to the width. So a stone from pile 1
 * always leads back by the number of cells of a row, and a whole plane is one stencil: a vector may
 * extend over the ends of rows.
 *
 * Behind the rows lie as many closing cells as a row of the next plane has, and one more. Planes of
 * small c have narrow rows. Behind the last plane of a width lies its ghost, the same plane in the
 * next width. So a stone from pile 2 also leads to a plane of the same width.
 */

/** The number of cells of the narrowest rows. */
const NARROWEST = 4

/** The number of cells of a row of the plane x_2 = c, which exceeds c: 4, 6, 8, 12, 16, 24, … */
export function rowCells(c: number): number {
  let cells = NARROWEST
  while (cells <= c) cells = (cells & (cells - 1)) === 0 ? (3 * cells) / 2 : (4 * cells) / 3
  return cells
}

/** The number of slots of the plane x_2 = c and of its ghost, if it has one. */
export function flatPlane(c: number): number {
  const cells = rowCells(c)
  const next = rowCells(c + 1)
  const ghost = next === cells ? 0 : (c + 2) * next + 1
  return (c + 1) * cells + next + 1 + ghost
}
