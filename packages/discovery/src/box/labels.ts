import { constant, type Term } from '@nim/presburger'

/**
 * The names of values in a description. Each case of the description ends in a label, a number from
 * 0.
 */
export interface Labels {
  /** The label of a position with this value. */
  readonly at: (position: readonly number[], value: number) => number
  /** The value of a position with this label. */
  readonly says: (label: number, position: readonly number[]) => number
  /** The value of a label, as a term of the piles. */
  readonly term: (label: number, variables: readonly string[]) => Term
}

/** The labels for a value with finitely many possibilities: each value is its own label. */
export const VALUES_THEMSELVES: Labels = {
  at: (_, value) => value,
  says: (label) => label,
  term: (label) => constant(label),
}
