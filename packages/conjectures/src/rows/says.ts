/** The outcome that a statement gives for a position, as rows store it. */
export const SAYS_P = 0
export const SAYS_N = 1
/** Means that the statement does not apply to the position. */
export const SILENT = 2

/**
 * Evaluates a statement about outcomes row by row. For 0 ≤ i < length, says[i] receives the outcome
 * of the position with x_1 = i and the given outer piles.
 *
 * @param position the position with x_1 = 0
 */
export type OutcomeRows = (position: readonly number[], says: Uint8Array, length: number) => void

/** True if the statement says P, false if it says N, null if it does not apply to the position. */
export type OutcomeAt = (position: readonly number[]) => boolean | null
