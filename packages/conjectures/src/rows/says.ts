/** The outcome that a statement gives for a position, as rows store it. */
export const SAYS_P = 0
export const SAYS_N = 1
/** The statement does not apply to the position. */
export const SILENT = 2

/**
 * A statement on outcomes, row by row. It fills says[i] with the outcome of the position with x_1 =
 * i and the given outer piles, for 0 ≤ i < length.
 *
 * @param position the position with x_1 = 0
 */
export type OutcomeRows = (position: readonly number[], says: Uint8Array, length: number) => void

/** True if the statement says P, false if it says N, null if it does not apply to the position. */
export type OutcomeAt = (position: readonly number[]) => boolean | null
