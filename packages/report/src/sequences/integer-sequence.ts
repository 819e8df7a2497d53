/** Finitely many consecutive terms of a sequence of integers. */
export interface IntegerSequence {
  /** A description of the objects that the terms count, as one line of ASCII text. */
  readonly name: string
  /** The index of the first term. */
  readonly offset: number
  readonly terms: readonly (number | bigint)[]
}
