/** A possible width of cells of a generated kernel for a task. */
export interface KernelWidth {
  /**
   * The number of bytes of a cell while the table is filled; 8 for a word of outcomes, which are
   * bits there.
   */
  readonly width: 1 | 2 | 4 | 8
  /** The number of bytes of its memory and of its tables, but not of an array by rank. */
  readonly bytes: number
  /** The largest entry that fits, limited by the bound on the entries of the task. */
  readonly most: number
}
