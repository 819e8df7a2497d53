/** What a statement says of the outcome of a position, as rows hold it. */
export const SAYS_P = 0
export const SAYS_N = 1
/** The statement does not speak of the position. */
export const SILENT = 2
/** Something else that the statement says of the position is false. */
export const FAILS = 3

/**
 * A statement on outcomes, row by row: fills says[i] with what is said of the position with x_1 = i
 * and the given outer piles, for 0 ≤ i < length.
 *
 * @param position the position with x_1 = 0
 * @param rank of that position; the others follow
 */
export type OutcomeRows = (
  position: readonly number[],
  says: Uint8Array,
  length: number,
  rank: number,
) => void

/** True: P by the statement. False: N. Null: the statement does not speak of the position. */
export type OutcomeAt = (position: readonly number[], rank: number) => boolean | null

/** The rows of a statement that is asked position by position. */
export function rowsOf(
  isP: OutcomeAt,
  otherFailure?: (position: readonly number[]) => string | null,
): OutcomeRows {
  const x: number[] = []
  return (position, says, length, rank) => {
    for (let i = 1; i < position.length; i++) x[i] = position[i]!
    for (let first = 0; first < length; first++) {
      x[0] = first
      const answer = isP(x, rank + first)
      if (answer === null) says[first] = SILENT
      else if (otherFailure !== undefined && otherFailure(x) !== null) says[first] = FAILS
      else says[first] = answer ? SAYS_P : SAYS_N
    }
  }
}
