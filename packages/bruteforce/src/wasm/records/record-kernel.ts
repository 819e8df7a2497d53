/**
 * Two numbers of every position, by rank. At first `upTo` is its value and `below` is 0. Where the position is
 * reached, `upTo` is raised to the largest value at any y ≼ x, and `below` says whether it is a record, 1 or 0;
 * until then it gathers the largest `upTo` of lower covers.
 */
export interface RecordKernel {
  /** below[rank + i] becomes at least upTo[rank − count + i], for 0 ≤ i < count. */
  readonly raise: (rank: number, count: number) => void
  /**
   * Reaches, from a rank on and in rank order, the positions with firstPlane ≤ x_3 ≤ top, firstRow ≤ x_2 ≤ x_3
   * and x_1 ≤ x_2: no smaller x_3 or x_2 belongs to the box.
   */
  readonly reach: (rank: number, firstPlane: number, top: number, firstRow: number) => void
  /** `below`, of every position of the box and perhaps more, in whole words. The kernel is not to be used any more. */
  readonly end: () => Marks
}

/** 1 at some ranks and 0 at all others. */
export type Marks = Uint8Array | Uint16Array | Int32Array
