import { compile, type Formula, integers } from '@nim/presburger'
import type { OutcomeAt } from './says.ts'

/** A statement on outcomes over the piles x1, x2, … of a position. */
export interface FormulaStatement {
  /** P where it is true, N where it is false. */
  readonly says: Formula
  /** The condition of the statement; it covers all positions if absent. */
  readonly where?: Formula
}

/** The names of the piles of a position: x1, …, xn. */
export function pileNames(piles: number): string[] {
  return integers('x', piles).map(({ name }) => name)
}

/** The outcome of single positions by the formula, in numbers. */
export function outcomeAtOfFormula({ says, where }: FormulaStatement, piles: number): OutcomeAt {
  const isP = compile(says, pileNames(piles))
  if (where === undefined) return isP
  const speaks = compile(where, pileNames(piles))
  return (position) => (speaks(position) ? isP(position) : null)
}
