import { packBits } from './pack-bits.ts'

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

/**
 * A statement on outcomes in bits, row by row: the lowest bit of the first word is for x_1 = 0. Bits
 * beyond the row mean nothing.
 */
export interface OutcomeWords {
  /** Where P is said. */
  readonly saysP: Int32Array
  /** Where the statement does not speak of the position. */
  readonly isSilent: Int32Array
  /** Where something else that the statement says of the position is false. */
  readonly fails: Int32Array
  /**
   * Fills in the words of a row.
   * @param position the position with x_1 = 0
   * @param rank of that position; the others follow
   */
  readonly fillRow: (position: readonly number[], length: number, rank: number) => void
}

/** Number of words that hold the bits of so many positions. */
function wordsFor(positions: number): number {
  return (positions + 31) >>> 5
}

/** The words of a statement whose rows are bytes. */
export function wordsOf(rows: OutcomeRows, max: number): OutcomeWords {
  const says = new Uint8Array(max + 1)
  const said = new DataView(says.buffer)
  const [saysP, isSilent, fails] = newWords(max)
  return {
    saysP,
    isSilent,
    fails,
    fillRow(position, length, rank) {
      rows(position, says, length, rank)
      for (let w = 0, from = 0; from < length; w++, from += 32) {
        const count = Math.min(32, length - from)
        const low = packBits(said, from, count, 0)
        const high = packBits(said, from, count, 1)
        saysP[w] = ~(low | high)
        isSilent[w] = high & ~low
        fails[w] = high & low
      }
    },
  }
}

/** Words for P, silent and failing, for rows of boxes up to max; zeros. */
export function newWords(max: number): [Int32Array, Int32Array, Int32Array] {
  const count = wordsFor(max + 1)
  return [new Int32Array(count), new Int32Array(count), new Int32Array(count)]
}

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
