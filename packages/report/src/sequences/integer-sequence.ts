/** Finitely many terms of a sequence of integers, without gaps. */
export interface IntegerSequence {
  /** The objects that the terms count, in one line of ASCII text. */
  readonly name: string
  /** The index of the first term. */
  readonly offset: number
  readonly terms: readonly (number | bigint)[]
}
