/** The first bytes of every kernel's memory. The code reads them at fixed addresses. */

/** The address of a number that becomes nonzero if a value does not fit into its cell. */
export const OVERFLOW = 0
/** The address of the row masks (rows of bits only). */
export const ROW_MASKS = 4
/**
 * The address of rowAt[0], the offsets in bytes of the rows of a plane (rows of bits and octets
 * only).
 */
export const ROW_PLACES = 8
/** The address of the scratch area of block 0 (flat planes and octets only). */
export const SCRATCH = 4
/**
 * The address of the table of planes (flat planes only). For each x_2, it contains the number of
 * bytes in a row and the address of the mask.
 */
export const CLASSES = 8
/** The address of the table of lists of moves (flat planes and octets only). */
export const LISTS = 12
/** The address of the masks of the positions in rows (octets only, like the next three). */
export const OCTET_MASKS = 16
/**
 * The address of a pointer to an array of zeros (octets only). An array of ones of the same size
 * precedes the zeros.
 */
export const ROWS_BELOW = 20
/** The number of bytes in the scratch area of a block. */
export const SCRATCH_BYTES = 64
/** The number of bytes in the scratch area of a block for one class of options. */
export const OPTIONS_ROOM = 68
/**
 * The 32-bit word at TIERS + 4i is the address of T_i[0] for pile 2 ≤ i < 12, see `layout.ts`; it
 * is unused for i < 2. T_i[−1] is stored before T_i[0].
 */
export const TIERS = 16
/**
 * 16 bytes of zeros, then 16 bytes of ones. The code loads a part of these bytes as a mask that
 * blanks the end of a run.
 */
export const TAIL_MASKS = 128
/** The address at which the tables start. */
export const TABLES = 192
/**
 * The number of unused cells before each block. For outcomes, it is the number of unused 64-bit
 * words.
 */
export const FENCE = 128
