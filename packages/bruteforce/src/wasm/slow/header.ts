/** The first bytes of every kernel's memory, which the code reads at fixed addresses. */

/** Not 0 after a value did not fit into its lane. */
export const OVERFLOW = 0
/** The address of the row masks (rows of bits only). */
export const ROW_MASKS = 4
/** Address of rowAt[0], the places of the rows of a plane in bytes (rows of bits, octets). */
export const ROW_PLACES = 8
/** Address of the room that block 0 works in (flat planes and octets only). */
export const SCRATCH = 4
/** Address of the table of planes: bytes of a row of x_2 = 0, address of its mask, and so on (flat planes only). */
export const CLASSES = 8
/** Address of the table of lists of moves (flat planes and octets only). */
export const LISTS = 12
/** Address of the masks of the positions of rows (octets only, as the next three). */
export const OCTET_MASKS = 16
/** Address of zeros behind ones. */
export const ROWS_BELOW = 20
/** Bytes of the room that a block works in. */
export const SCRATCH_BYTES = 64
/** Bytes of that for one class of options. */
export const OPTIONS_ROOM = 68
/** TIERS + 4i, free for i < 2: address of T_i[0] for pile 2 ≤ i < 12, see `layout.ts`; T_i[−1] lies before it. */
export const TIERS = 16
/** 16 bytes of zeros, then 16 bytes of ones: a part of them blanks the end of a run. */
export const TAIL_MASKS = 128
/** The beginning of the tables. */
export const TABLES = 192
/** The number of cells (or words) kept free in front of every block. */
export const FENCE = 128
