import type { Code, Local } from '../encode/code.ts'
import type { Locals } from '../encode/module.ts'

/** What the code of a row is given. */
export interface RowLocals {
  readonly locals: Locals
  /** Which row, its first cell, the bytes of its cells, and a vector before its end. */
  readonly row: Local
  readonly p: Local
  readonly size: Local
  readonly end: Local
  /** Where vectors are filled that follow each other. */
  readonly q: Local
  /** Bytes from word to word. */
  readonly plane: Local
  /** Of the groups, plus one cell. */
  readonly distances: readonly Local[]
  /** Address of the masks of the word. */
  readonly masks: Local
  /** 1 if no pile of a set of upper ones is empty, else 0; null for the empty set. */
  readonly isThere: (upper: readonly number[]) => Code | null
}

/** What is filled into rows. `carries` is true if the cells are not the first words of their rows of bits. */
export interface RowCode {
  /** A byte that, repeated, says "no such option". */
  readonly none: 0 | 0xff
  /** True if all vectors of all rows are filled in the same way. */
  readonly isUniform: boolean
  /** Vectors that are filled together, at most, in a row of so many or more. */
  readonly unrolled: number
  /** Code in front of all planes, of the rows of each, and behind all. */
  readonly begin: Code
  readonly beginRows: Code
  readonly end: Code
  /** Fills a row of less than a vector. */
  readonly short: (carries: boolean) => Code
  /** Begins a longer row at `q`, and may fill vectors of it. */
  readonly first: (carries: boolean) => Code
  readonly vectors: (count: number, to: Local, carries: boolean) => Code
  /** Fills the last vector of a longer row, where it is unlike those before it. */
  readonly last?: (carries: boolean) => Code
}
