/**
 * The first bytes of the memory of a kernel of edge games, see `edge-layout.ts`: what its code finds at
 * fixed addresses, so that a module serves boxes of every size. Words of 32 bits.
 */

export const EDGE_PITCH = 0
/** Bytes of the cells of a whole row. */
export const EDGE_ROW = 4
/** Values of the pile of rows, and of the pile along them. */
export const EDGE_SIZE_ROW = 8
export const EDGE_SIZE_ALONG = 12
export const EDGE_WORDS = 16
export const EDGE_PLANE = 20
export const EDGE_NONE = 24
/** Not 0 once a value did not fit its cell. */
export const EDGE_OVERFLOW = 28
/** 64 bits to which `count` adds. */
export const EDGE_COUNTED = 32
/** Where lines are put together that lie across rows, and the bytes from one to the next. */
export const EDGE_STRIP = 40
export const EDGE_LINE_PITCH = 44
/** Rows of a plane that `count` goes through. */
export const EDGE_ROWS = 48
/** + 12i: first value, end of the values, and stride of the i-th upper pile in a call of `fill`. */
export const EDGE_LOOPS = 64
/** + 12(i − 1): number of values, stride, and stride of the entries of pile i in a call of `decode` or `count`. */
export const EDGE_READ = 256
/** 16 bytes of ones, of zeros, and of ones. */
export const EDGE_KEEP = 448
/** 16 bytes of zeros, the ones of a cell, and zeros up to 48 bytes. */
export const EDGE_TOP = 496
/**
 * + 64i + 16j: masks of the first word, of those between, and of the last one: the values of pile 1 that
 * have a move if no edge is there (j = 0), edges with pile 1 are (1), or others (2, 3).
 */
export const EDGE_MASKS = 544
/** Distances of the groups of a stencil, plus one cell. */
export const EDGE_DISTANCES = 768
/** Most edges, and so most groups. */
export const MOST_EDGES = 256
/** Where the tables end. */
export const EDGE_ROOM: number = EDGE_DISTANCES + 4 * MOST_EDGES
