/**
 * Rank distances of options: the option at distance d of the position of rank r has rank r − d.
 * Doubles only where ranks do not fit 31 bits.
 */
export type Distances = Int32Array | Float64Array

/** Room for `length` distances between ranks below `count`. */
export function distancesFor(length: number, count: number): Distances {
  return count <= 0x7fffffff ? new Int32Array(length) : new Float64Array(length)
}

/**
 * Fills the entries of `length` consecutive ranks from `rank`, all of which have their options at
 * the distances listed at `from` ≤ index < `to` of the distances; with `chain` also the position
 * of the rank just before. Every other option's rank is below `rank`, and all of them are filled.
 *
 * If `length` > 1 the list is padded: the three distances from index `to` repeat members of it
 * (when it has any). Entries are combined by operations that do not mind a repetition.
 */
export type FillRun = (
  rank: number,
  length: number,
  from: number,
  to: number,
  chain: boolean,
) => void

/** Entries are filled run by run and then, in any order, brought into their final form. */
export interface Filler {
  readonly fill: FillRun
  /** Turns the filled entries of the ranks `from` ≤ rank < `to` into the values of the table. */
  readonly finish: (from: number, to: number) => void
}
