/**
 * The first bytes of the memory of a kernel for edge games, see `edge-layout.ts`. The code reads
 * them at fixed addresses, so one module serves boxes of every size. The numbers are 32-bit words
 * unless their comments state another size.
 */

export const EDGE_PITCH = 0
/** The address of the number of bytes that the cells of a whole row fill. */
export const EDGE_ROW = 4
/**
 * The addresses of the numbers of possible sizes of two piles. The first pile numbers the rows, and
 * the second pile varies along a row.
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
/** The address of the number of rows that `count` reads in a plane. */
export const EDGE_ROWS = 48
/**
 * Three numbers for the i-th upper pile are at EDGE_LOOPS + 12i. In a call of `fill`, these are the
 * first size, the end of the sizes, and the stride.
 */
export const EDGE_LOOPS = 64
/**
 * Three numbers for pile i are at EDGE_READ + 12(i − 1). In a call of `decode` or `count`, these
 * are the number of sizes, the stride of the cells, and the stride of the entries.
 */
export const EDGE_READ = 256
/** The address of 16 bytes of ones, followed by 16 bytes of zeros and 16 bytes of ones. */
export const EDGE_KEEP = 448
/** The address of 48 bytes, which are 16 bytes of zeros, then a cell of ones, and then zeros. */
export const EDGE_TOP = 496
/**
 * The address of the masks. The mask at EDGE_MASKS + 64i + 16j is for the first 64-bit word of a
 * row (i = 0), the middle words (i = 1), or the last word (i = 2). A mask selects the sizes of pile
 * 1 for which a move exists. The mask with j = 0 is used if no edge can be played, that with j = 1
 * if edges with pile 1 can be played, and those with j = 2, 3 if other edges can be played.
 */
export const EDGE_MASKS = 544
/** The address of the distances of the groups of a stencil. One cell is added to each distance. */
export const EDGE_DISTANCES = 768
/** The maximum number of edges, which is also the maximum number of groups. */
export const MOST_EDGES = 256
/** The address after the tables. */
export const EDGE_ROOM: number = EDGE_DISTANCES + 4 * MOST_EDGES
