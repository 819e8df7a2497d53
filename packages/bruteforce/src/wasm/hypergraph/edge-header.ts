/**
 * The first bytes of the memory of a kernel for edge games, see `edge-layout.ts`. The code reads
 * them at fixed addresses, so one module serves boxes of every size. They are 32-bit words.
 */

export const EDGE_PITCH = 0
/** The address of a number: how many bytes the cells of a whole row fill. */
export const EDGE_ROW = 4
/**
 * The addresses of two numbers. The first is the number of sizes of the pile that numbers the rows.
 * The second is the number of sizes of the pile that varies along a row.
 */
export const EDGE_SIZE_ROW = 8
export const EDGE_SIZE_ALONG = 12
export const EDGE_WORDS = 16
export const EDGE_PLANE = 20
export const EDGE_NONE = 24
/** The address of a number that becomes nonzero if a value does not fit into its cell. */
export const EDGE_OVERFLOW = 28
/** The address of the 64-bit counter to which `count` adds. */
export const EDGE_COUNTED = 32
/**
 * The address of a pointer to the buffer in which lines across rows are assembled, and the address
 * of the number of bytes from one line to the next.
 */
export const EDGE_STRIP = 40
export const EDGE_LINE_PITCH = 44
/** The address of a number: how many rows `count` reads in a plane. */
export const EDGE_ROWS = 48
/**
 * At EDGE_LOOPS + 12i: the first value, the end of the values, and the stride of the i-th upper
 * pile in a call of `fill`.
 */
export const EDGE_LOOPS = 64
/**
 * At EDGE_READ + 12(i − 1): the number of values, the stride of the cells, and the stride of the
 * entries of pile i in a call of `decode` or `count`.
 */
export const EDGE_READ = 256
/** The address of 16 bytes of ones, followed by 16 bytes of zeros and 16 bytes of ones. */
export const EDGE_KEEP = 448
/** The address of 48 bytes: 16 bytes of zeros, then a cell of ones, and then zeros. */
export const EDGE_TOP = 496
/**
 * The address of the masks. The mask at EDGE_MASKS + 64i + 16j is for the first 64-bit word of a
 * row (i = 0), the middle words (i = 1), or the last word (i = 2). A mask selects the sizes of pile
 * 1 for which a move exists. The mask with j = 0 is used if no edge can be played, that with j = 1
 * if edges with pile 1 can be played, and those with j = 2, 3 if other edges can be played.
 */
export const EDGE_MASKS = 544
/** The address of the distances of the groups of a stencil, each plus one cell. */
export const EDGE_DISTANCES = 768
/** The maximum number of edges, and so the maximum number of groups. */
export const MOST_EDGES = 256
/** The address after the tables. */
export const EDGE_ROOM: number = EDGE_DISTANCES + 4 * MOST_EDGES
