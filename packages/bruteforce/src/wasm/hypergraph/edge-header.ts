/**
 * The first bytes of the memory of a kernel of edge games, see `edge-layout.ts`. The code reads
 * them at fixed addresses, so one module serves boxes of every size. They are words of 32 bits.
 */

export const EDGE_PITCH = 0
/** The number of bytes of the cells of a whole row. */
export const EDGE_ROW = 4
/** The numbers of values of the pile of rows, and of the pile along them. */
export const EDGE_SIZE_ROW = 8
export const EDGE_SIZE_ALONG = 12
export const EDGE_WORDS = 16
export const EDGE_PLANE = 20
export const EDGE_NONE = 24
/** Not 0 after a value did not fit into its cell. */
export const EDGE_OVERFLOW = 28
/** A word of 64 bits to which `count` adds. */
export const EDGE_COUNTED = 32
/**
 * The place where lines across rows are assembled, and the number of bytes from one line to the
 * next.
 */
export const EDGE_STRIP = 40
export const EDGE_LINE_PITCH = 44
/** The number of rows of a plane that `count` reads. */
export const EDGE_ROWS = 48
/**
 * At + 12i: the first value, the end of the values, and the stride of the i-th upper pile in a call
 * of `fill`.
 */
export const EDGE_LOOPS = 64
/**
 * At + 12(i − 1): the number of values, the stride, and the stride of the entries of pile i in a
 * call of `decode` or `count`.
 */
export const EDGE_READ = 256
/** 16 bytes of ones, of zeros, and of ones. */
export const EDGE_KEEP = 448
/** 16 bytes of zeros, the ones of a cell, and zeros up to 48 bytes. */
export const EDGE_TOP = 496
/**
 * At + 64i + 16j: masks of the first word, of the words between, and of the last one. A mask
 * selects the values of pile 1 that have a move if no edge can be played (j = 0), if edges with
 * pile 1 can (1), or if others can (2, 3).
 */
export const EDGE_MASKS = 544
/** The distances of the groups of a stencil, plus one cell. */
export const EDGE_DISTANCES = 768
/** The maximum number of edges, and so the most groups. */
export const MOST_EDGES = 256
/** The end of the tables. */
export const EDGE_ROOM: number = EDGE_DISTANCES + 4 * MOST_EDGES
