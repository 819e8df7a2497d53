import { div, type Term } from '@nim/presburger'
import { type Form, formAt, formTerm } from '../forms/form.ts'

/** The value ⌊(form + offset)/denominator⌋, which grows with the piles. */
export interface Piece {
  readonly form: Form
  readonly offset: number
  /** The denominator, at least 1. */
  readonly denominator: number
}

/** The value of the piece at a position. */
export function pieceAt({ form, offset, denominator }: Piece, position: readonly number[]): number {
  return Math.floor((formAt(form, position) + offset) / denominator)
}

/** The piece as a term in the piles. */
export function pieceTerm(
  { form, offset, denominator }: Piece,
  variables: readonly string[],
): Term {
  const sum = formTerm(form, variables, offset)
  return denominator === 1 ? sum : div(sum, denominator)
}
