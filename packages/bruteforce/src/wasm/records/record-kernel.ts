/**
 * The arrays for finding records: two numbers for every position, by rank. At first `upTo` is its
 * value and `below` is 0. `below` collects the largest `upTo` of lower covers. When the position is
 * reached, `upTo` is raised to the largest value at any y ≼ x, and `below` becomes 1 if it is a
 * record, otherwise 0.
 */
export interface RecordKernel {
  /** below[rank + i] becomes at least upTo[rank − count + i], for 0 ≤ i < count. */
  readonly raise: (rank: number, count: number) => void
  /**
   * Reaches, from a rank on and in rank order, the positions with firstPlane ≤ x_3 ≤ top, firstRow
   * ≤ x_2 ≤ x_3 and x_1 ≤ x_2. No smaller x_3 or x_2 belongs to the box.
   */
  readonly reach: (rank: number, firstPlane: number, top: number, firstRow: number) => void
  /**
   * `below` for every position of the box and perhaps more, in whole words. Do not use the kernel
   * afterwards.
   */
  readonly end: () => Marks
}

/** 1 at some ranks and 0 at all others. */
export type Marks = Uint8Array | Uint16Array | Int32Array
