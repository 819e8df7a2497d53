import { FormulaError } from '@nim/presburger'
import { askedFormula, type FormulaGiven, type FormulaValue } from './formula/formula-given.ts'
import { type SetClause, setClause } from './formula/typeset.ts'

/** A text that is a formula for its game. */
export interface FormulaRead {
  readonly value: FormulaValue
  /** Id of its claim. */
  readonly id: string
  /** All of its clauses are stated. */
  readonly clauses: readonly SetClause[]
}

/** Why a text is none, in one line; where it goes wrong, a line of it and a caret below. */
export interface FormulaProblem {
  readonly problem: string
  readonly pointed: readonly [line: string, caret: string] | null
}

export type ReadFormulaAnswer = { readonly is: FormulaRead } | FormulaProblem

/** Reads a formula; what is wrong with it is an answer. */
export function readAsked(given: FormulaGiven): ReadFormulaAnswer {
  try {
    const { value, id, formula } = askedFormula(given)
    return { is: { value, id, clauses: formula.clauses.map(setClause) } }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const pointed = error instanceof FormulaError ? error.pointedAt() : null
    return { problem: error.message, pointed }
  }
}
