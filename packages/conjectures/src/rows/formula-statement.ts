import { compile, type Formula, integers } from '@nim/presburger'
import type { OutcomeAt } from './says.ts'

/** A statement about outcomes, in terms of the piles x1, x2, … of a position. */
export interface FormulaStatement {
  /** The value true means P, and false means N. */
  readonly says: Formula
  /**
   * The condition of the statement. If this formula is absent, the statement covers all positions.
   */
  readonly where?: Formula
}

/** The names of the piles of a position: x1, …, xn. */
export function pileNames(piles: number): string[] {
  return integers('x', piles).map(({ name }) => name)
}

/** Returns the outcome of a single position according to the formula, as a number. */
export function outcomeAtOfFormula({ says, where }: FormulaStatement, piles: number): OutcomeAt {
  const isP = compile(says, pileNames(piles))
  if (where === undefined) return isP
  const speaks = compile(where, pileNames(piles))
  return (position) => (speaks(position) ? isP(position) : null)
}
