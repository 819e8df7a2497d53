/**
 * The rank distances of options: the option at distance d of the position of rank r has rank r − d.
 * Doubles are used only if ranks do not fit into 31 bits.
 */
export type Distances = Int32Array | Float64Array

/** Room for `length` distances between ranks below `count`. */
export function distancesFor(length: number, count: number): Distances {
  return count <= 0x7fffffff ? new Int32Array(length) : new Float64Array(length)
}

/**
 * Fills the entries of `length` consecutive ranks from `rank`. All of them have their options at
 * the distances listed at `from` ≤ index < `to`; with `chain` they also have an option at the rank
 * just before their own. All other options have ranks below `rank` and are filled already.
 *
 * If `length` > 1 the list is padded: the three distances from index `to` repeat members of it, if
 * it has any. The operations that combine entries allow repetitions.
 */
export type FillRun = (
  rank: number,
  length: number,
  from: number,
  to: number,
  chain: boolean,
) => void

/** Fills entries run by run, and then brings them, in any order, into their final form. */
export interface Filler {
  readonly fill: FillRun
  /** Turns the filled entries of the ranks `from` ≤ rank < `to` into values of the table. */
  readonly finish: (from: number, to: number) => void
}
