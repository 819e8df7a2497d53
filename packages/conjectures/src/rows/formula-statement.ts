import { compile, type Formula, integers } from '@nim/presburger'
import type { OutcomeAt } from './says.ts'

/** A statement on outcomes, in terms of the piles x1, x2, … of a position. */
export interface FormulaStatement {
  /** True means P, and false means N. */
  readonly says: Formula
  /** The condition of the statement. If absent, the statement covers all positions. */
  readonly where?: Formula
}

/** The names of the piles of a position: x1, …, xn. */
export function pileNames(piles: number): string[] {
  return integers('x', piles).map(({ name }) => name)
}

/** The outcomes of single positions according to the formula, as numbers. */
export function outcomeAtOfFormula({ says, where }: FormulaStatement, piles: number): OutcomeAt {
  const isP = compile(says, pileNames(piles))
  if (where === undefined) return isP
  const speaks = compile(where, pileNames(piles))
  return (position) => (speaks(position) ? isP(position) : null)
}
