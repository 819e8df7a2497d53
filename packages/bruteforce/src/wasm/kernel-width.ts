/** A width of cells that a generated kernel can have for a task. */
export interface KernelWidth {
  /** Bytes of a cell while the table is filled; 8 of a word of outcomes, which are bits there. */
  readonly width: 1 | 2 | 4 | 8
  /** Bytes of its memory, and of tables beside it, but not of an array by rank. */
  readonly bytes: number
  /** The largest entry that fits, at most the bound on the entries of the task. */
  readonly most: number
}
