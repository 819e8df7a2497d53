/** The first bytes of every kernel's memory, which the code reads at fixed addresses. */

/** Not 0 after a value did not fit into its lane. */
export const OVERFLOW = 0
/** The address of the row masks (rows of bits only). */
export const ROW_MASKS = 4
/** The address of rowAt[0], the places of the rows of a plane in bytes (rows of bits only). */
export const ROW_PLACES = 8
/** The address of the work room of block 0 (this and the next two: flat planes only). */
export const SCRATCH = 4
/**
 * The address of the table of planes: the bytes of a row of x_2 = 0, the address of its mask, and
 * so on.
 */
export const CLASSES = 8
/** The address of the table of lists of moves. */
export const LISTS = 12
/**
 * TIERS + 4i: the address of T_i[0] for pile 2 ≤ i < 12, see `layout.ts`; T_i[−1] lies before it.
 */
export const TIERS = 16
/** 16 bytes of zeros, then 16 bytes of ones: a part of them blanks the end of a run. */
export const TAIL_MASKS = 128
/** The beginning of the tables. */
export const TABLES = 192
/** The number of cells (or words) kept free in front of every block. */
export const FENCE = 128
