import { MOST_GROUPS } from './hypergraph-header.ts'

/**
 * The first bytes of the memory of a kernel of edge rows, see `edge-rows-layout.ts`: what its code finds at
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
export const EDGE_ZEROS = 24
/** Values of pile 1. */
export const EDGE_SIZE_1 = 28
/** 64 bits to which `count` adds. */
export const EDGE_COUNTED = 32
/** + 12i: first value, end of the values, and stride of the i-th upper pile in a call of `fill`. */
export const EDGE_LOOPS = 64
/** + 8(i − 2): number of values and stride of pile i in a call of `decode` or `count`. */
export const EDGE_READ = 256
/** 16 bytes of ones, 16 bytes of zeros. */
export const EDGE_KEEP = 384
/** 16 bytes of zeros, the ones of a cell, and zeros up to 48 bytes. */
export const EDGE_TOP = 416
/**
 * + 64i + 16j: masks of the first word, of those between, and of the last one: the values of pile 1 that
 * have a move if no edge is there (j = 0), edges with pile 1 are (1), or others (2, 3).
 */
export const EDGE_MASKS = 512
/** Distances of the groups of a stencil, plus one cell. */
export const EDGE_DISTANCES = 768
/** Where the tables end. */
export const EDGE_ROWS_ROOM: number = EDGE_DISTANCES + 4 * MOST_GROUPS
