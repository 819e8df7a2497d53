import { constant, type Term } from '@nim/presburger'

/** How a description names values: each of its cases ends in a label, a number from 0. */
export interface Labels {
  /** The label of a position that has this value. */
  readonly at: (position: readonly number[], value: number) => number
  /** The value that a label says of a position. */
  readonly says: (label: number, position: readonly number[]) => number
  /** The same as a term of the piles. */
  readonly term: (label: number, variables: readonly string[]) => Term
}

/** Of values of which there are finitely many: each is its own label. */
export const VALUES_THEMSELVES: Labels = {
  at: (_, value) => value,
  says: (label) => label,
  term: (label) => constant(label),
}
