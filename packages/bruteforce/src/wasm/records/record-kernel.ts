/**
 * The arrays with which the kernel finds records. They contain two numbers for every position, in
 * rank order. At first, `upTo` is the value of the position and `below` is 0. `below` is the
 * largest `upTo` of the lower covers processed so far. When the search reaches a position x, it
 * raises `upTo` to the largest value at any y ≼ x. Then `below` becomes 1 if the position is a
 * record, and 0 otherwise.
 */
export interface RecordKernel {
  /** Raises below[rank + i] to at least upTo[rank − count + i], for 0 ≤ i < count. */
  readonly raise: (rank: number, count: number) => void
  /**
   * Processes positions in rank order, starting at a given rank. They satisfy firstPlane ≤ x_3 ≤
   * top, firstRow ≤ x_2 ≤ x_3 and x_1 ≤ x_2. The positions with a smaller x_3 or x_2 are not in the
   * box.
   */
  readonly reach: (rank: number, firstPlane: number, top: number, firstRow: number) => void
  /**
   * Returns `below` for every position of the box, and possibly for a few further positions, so
   * that the array consists of whole machine words. Do not use the kernel afterwards.
   */
  readonly end: () => Marks
}

/**
 * An array with one mark for each rank. The mark is 1 at a record, and 0 at every other position.
 */
export type Marks = Uint8Array | Uint16Array | Int32Array
