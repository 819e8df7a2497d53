/** What a statement says of the outcome of a position, as rows hold it. */
export const SAYS_P = 0
export const SAYS_N = 1
/** The statement does not speak of the position. */
export const SILENT = 2

/**
 * A statement on outcomes, row by row: fills says[i] with what is said of the position with x_1 = i
 * and the given outer piles, for 0 ≤ i < length.
 *
 * @param position the position with x_1 = 0
 */
export type OutcomeRows = (position: readonly number[], says: Uint8Array, length: number) => void

/** True: P by the statement. False: N. Null: the statement does not speak of the position. */
export type OutcomeAt = (position: readonly number[]) => boolean | null
