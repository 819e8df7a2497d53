/**
 * The first bytes of the memory of a hypergraph kernel: what its code finds at fixed addresses, so
 * that a module serves boxes of every size. Words of 32 bits.
 */

/** Not 0 once a value did not fit its lane. */
export const PLANE_OVERFLOW = 0
/** Cells of a whole row, and its bytes with the closing cell. */
export const ROW_CELLS = 4
export const ROW_PITCH = 8
/** Rows of a plane. */
export const ROW_COUNT = 12
/** x_1 + 1, and x_2 + 1, at most. */
export const SIZE_1 = 16
export const SIZE_2 = 20
/** Bytes between the lines of a strip, see `hypergraph-strip.ts`, and where the strip is. */
export const LINE_PITCH = 24
export const STRIP = 28
/** COUNTS + 8i, COUNTS + 8i + 4: number of values of pile i + 3, bytes from one to the next. */
export const COUNTS = 64
/** 16 bytes of zeros, then 16 bytes of ones. */
export const PLANE_TAIL_MASKS = 192
/** Distances of the edge groups in bytes, plus one cell. */
export const DISTANCES = 256
/** Most edge groups. */
export const MOST_GROUPS = 256
/** Where the strip begins. */
export const ROOM: number = DISTANCES + 4 * MOST_GROUPS
