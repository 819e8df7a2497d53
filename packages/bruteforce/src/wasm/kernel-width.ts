/** A possible cell width of a generated kernel for a task. */
export interface KernelWidth {
  /**
   * The number of bytes per cell while the table is filled. The width is 8 for outcomes, because a
   * cell is then a 64-bit word that stores one outcome per bit.
   */
  readonly width: 1 | 2 | 4 | 8
  /**
   * The total number of bytes of the kernel's memory and tables, except the array in rank order.
   */
  readonly bytes: number
  /** The largest entry that fits, limited by the bound on the entries of the task. */
  readonly most: number
}
