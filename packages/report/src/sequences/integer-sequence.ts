/** Finitely many terms of a sequence of integers, without gaps. */
export interface IntegerSequence {
  /** What the terms count, in one line of ASCII text. */
  readonly name: string
  /** Index of the first term. */
  readonly offset: number
  readonly terms: readonly (number | bigint)[]
}
