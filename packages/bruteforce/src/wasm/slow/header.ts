/**
 * The first bytes of every kernel's memory: what its code finds at fixed addresses.
 */

/** Not 0 once a value did not fit its lane. */
export const OVERFLOW = 0
/** Address of the row masks (rows of bits only). */
export const ROW_MASKS = 4
/** Address of rowAt[0], the places of the rows of a plane in bytes (rows of bits only). */
export const ROW_PLACES = 8
/** Address of the room that block 0 works in (flat planes only, as what follows). */
export const SCRATCH = 4
/** Address of the table of planes: bytes of a row of x_2 = 0, address of its mask, and so on. */
export const CLASSES = 8
/** Address of the table of lists of moves. */
export const LISTS = 12
/** TIERS + 4i: address of T_i[0] for pile 2 ≤ i < 12, see `layout.ts`; T_i[−1] lies before it. */
export const TIERS = 16
/** 16 bytes of zeros, then 16 bytes of ones: the end of a run is blanked by a part of it. */
export const TAIL_MASKS = 128
/** Where the tables begin. */
export const TABLES = 192
/** Cells (or words) kept free in front of every block. */
export const FENCE = 128
