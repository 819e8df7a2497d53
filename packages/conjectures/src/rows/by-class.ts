import { type OutcomeAt, type OutcomeRows, SAYS_N, SAYS_P, SILENT } from './says.ts'

/** What a statement on outcomes looks at: positions of one class are the same to it. */
export interface Classes {
  /** Classes are 0..count − 1. */
  readonly count: number
  /**
   * Fills classes[i] with that of the position with x_1 = i, for 0 ≤ i < length.
   * @param position the position with x_1 = 0
   * @param rank of that position; the others follow
   */
  readonly rows: (
    position: readonly number[],
    classes: Int32Array,
    length: number,
    rank: number,
  ) => void
  /** The same classes in bits, if there are few in a row. */
  readonly planes?: Planes
}

/** Classes of positions as the state of their row and some bits. */
export interface Planes {
  /** States are 0..states − 1. */
  readonly states: number
  /** Number of bits. */
  readonly count: number
  /**
   * Fills in the words of a row, the lowest bit of the first for x_1 = 0, one plane for each bit, from
   * planes[first] on. Bits beyond the row mean nothing.
   * @returns the state of the row
   */
  readonly rows: (
    position: readonly number[],
    planes: readonly Int32Array[],
    first: number,
    length: number,
    rank: number,
  ) => number
}

const UNKNOWN = 255

/** The rows of a statement that is asked once for every class that occurs. */
export function rowsByClass({ count, rows }: Classes, isP: OutcomeAt, max: number): OutcomeRows {
  const known = new Uint8Array(count).fill(UNKNOWN)
  const classes = new Int32Array(max + 1)
  return (position, says, length, rank) => {
    rows(position, classes, length, rank)
    for (let x1 = 0; x1 < length; x1++) {
      let answer = known[classes[x1]!]!
      if (answer === UNKNOWN) {
        const isPHere = isP([x1, ...position.slice(1)], rank + x1)
        answer = isPHere === null ? SILENT : isPHere ? SAYS_P : SAYS_N
        known[classes[x1]!] = answer
      }
      says[x1] = answer
    }
  }
}
