/**
 * The rank distances of options: the option at distance d from the position of rank r has rank r −
 * d. Doubles are used only if ranks do not fit into 31 bits.
 */
export type Distances = Int32Array | Float64Array

/** Allocates an array for `length` distances between ranks below `count`. */
export function distancesFor(length: number, count: number): Distances {
  return count <= 0x7fffffff ? new Int32Array(length) : new Float64Array(length)
}

/**
 * Fills the entries of `length` consecutive ranks, starting at `rank`. All of them have options at
 * the listed distances with indices `from` ≤ index < `to`. If `chain` is true, each also has an
 * option at the preceding rank. All other options have ranks below `rank` and are already filled.
 *
 * If `length` > 1, the list is padded: the three distances from index `to` on repeat members of the
 * list, if it has any. The operations that combine entries allow repetitions.
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
