import type { Code, Local } from '../encode/code.ts'
import type { Locals } from '../encode/module.ts'

/** The variables used by the code of a row. */
export interface RowLocals {
  readonly locals: Locals
  /**
   * These variables describe the row that is being filled. They contain its number, the address of
   * its first cell, its size in bytes, and the address one vector before its end.
   */
  readonly row: Local
  readonly p: Local
  readonly size: Local
  readonly end: Local
  /** The address at which the next vectors are filled. */
  readonly q: Local
  /** The number of bytes from one 64-bit word of a row of bits to the next word. */
  readonly plane: Local
  /** For each group of edges, the number of bytes from a position to its options, plus one cell. */
  readonly distances: readonly Local[]
  /** The address of the masks for the 64-bit word that is being filled. */
  readonly masks: Local
  /**
   * Code whose result is 1 if no pile of this set of upper piles is empty, and otherwise 0; null
   * for the empty set.
   */
  readonly isThere: (upper: readonly number[]) => Code | null
}

/**
 * The code that fills rows. `carries` is true if the cells are not the first 64-bit words of their
 * rows of bits.
 */
export interface RowCode {
  /** The byte that, repeated throughout a cell, means "no such option". */
  readonly none: 0 | 0xff
  /** True if all vectors of all rows are filled in the same way. */
  readonly isUniform: boolean
  /**
   * The maximum number of vectors that are filled together, in a row with at least that many
   * vectors.
   */
  readonly unrolled: number
  /** The code before all planes, before the rows of each plane, and after all planes. */
  readonly begin: Code
  readonly beginRows: Code
  readonly end: Code
  /** Fills a row that is shorter than a vector. */
  readonly short: (carries: boolean) => Code
  /** Begins a row of at least one vector at the address `q`, and may fill some of its vectors. */
  readonly first: (carries: boolean) => Code
  readonly vectors: (count: number, to: Local, carries: boolean) => Code
  /**
   * Fills the last vector of a row that is not short, if it must be filled differently from the
   * vectors before it.
   */
  readonly last?: (carries: boolean) => Code
}
