/**
 * The differences between the ranks of a position and its options: for a position of rank r, the
 * option at distance d has rank r − d. Doubles are used only if ranks do not fit into 31 bits.
 */
export type Distances = Int32Array | Float64Array

/** Allocates an array for `length` distances between ranks below `count`. */
export function distancesFor(length: number, count: number): Distances {
  return count <= 0x7fffffff ? new Int32Array(length) : new Float64Array(length)
}

/**
 * Fills the entries of `length` consecutive ranks, starting at `rank`. All of these positions have
 * options at the listed distances with indices `from` ≤ index < `to`. If `chain` is true, each
 * position also has an option at the preceding rank. All other options have ranks below `rank` and
 * are already filled.
 *
 * If `length` > 1, the list is padded: unless it is empty, the three distances from index `to` on
 * repeat its members. Repetitions do not change the result of the operations that combine entries.
 */
export type FillRun = (
  rank: number,
  length: number,
  from: number,
  to: number,
  chain: boolean,
) => void

/** Fills entries run by run, then converts them to their final form in any order. */
export interface Filler {
  readonly fill: FillRun
  /** Converts the filled entries of the ranks `from` ≤ rank < `to` into the values of the table. */
  readonly finish: (from: number, to: number) => void
}
