import { constant, type Term } from '@nim/presburger'

/**
 * The labels that represent values in a description. Each case of the description ends in a label,
 * which is a whole number ≥ 0.
 */
export interface Labels {
  /** The label of a position that has this value. */
  readonly at: (position: readonly number[], value: number) => number
  /** The value of a position with this label. */
  readonly says: (label: number, position: readonly number[]) => number
  /** The value that a label represents, as a term in the piles. */
  readonly term: (label: number, variables: readonly string[]) => Term
}

/**
 * The labels for a kind of value that takes only finitely many values. The label of a value is the
 * value itself.
 */
export const VALUES_THEMSELVES: Labels = {
  at: (_, value) => value,
  says: (label) => label,
  term: (label) => constant(label),
}
