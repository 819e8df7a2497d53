import type { Local } from '../encode/code.ts'
import { type Cursor, cursor } from '../encode/cursor.ts'
import type { Locals } from '../encode/module.ts'

/** The variables of code that fills rows of bits. */
export interface RowVariables {
  /**
   * The bounds of the rows to fill. The rows are below `top` in the plane, and have from ≤ x_1 < to
   * in the class.
   */
  readonly top: Local
  readonly from: Local
  readonly to: Local
  /** The row being filled, its mask, its options, and the row above it. */
  readonly row: Cursor
  readonly mask: Cursor
  readonly options: Cursor
  readonly above: Cursor
  /** The address after the last row, and the address after the current row. */
  readonly end: Local
  readonly rowEnd: Local
  /**
   * Three variables contain the number of bytes in the plane, the first row of the class, and the
   * number of 64-bit words in each of its rows.
   */
  readonly size: Local
  readonly first: Local
  readonly width: Local
}

/** Declares the variables. */
export function rowVariables(locals: Locals): RowVariables {
  const i = (): Local => locals.declare('i32')
  const [top, from, to] = [i(), i(), i()]
  const [row, mask] = [cursor(locals), cursor(locals)]
  const end = i()
  const [options, above] = [cursor(locals), cursor(locals)]
  const [size, first, width, rowEnd] = [i(), i(), i(), i()]
  return { top, from, to, row, mask, options, above, end, rowEnd, size, first, width }
}
