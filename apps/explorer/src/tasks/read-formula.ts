import { FormulaError } from '@nim/presburger'
import { askedFormula, type FormulaInput, type FormulaValue } from './formula/formula-input.ts'
import { typedFormula } from './formula/typed-names.ts'
import { type SetClause, setClause } from './formula/typeset.ts'

/** A text that was parsed as a formula about a game. */
export interface FormulaRead {
  readonly value: FormulaValue
  /** The id of the formula's claim. */
  readonly id: string
  /** The clauses of the formula. Each of them is claimed. */
  readonly clauses: readonly SetClause[]
  /** For each name in the formula, a description of its meaning. */
  readonly meanings: readonly string[]
}

/**
 * A message that says why a text is not a formula, with the line in question and a caret below the
 * error.
 */
export interface FormulaProblem {
  readonly problem: string
  readonly pointed: readonly [line: string, caret: string] | null
}

export type ReadFormulaAnswer = { readonly is: FormulaRead } | FormulaProblem

/** Parses a formula. An error in the text is an answer, not an exception. */
export function readAsked(given: FormulaInput): ReadFormulaAnswer {
  try {
    const { value, id, text, ruleset } = askedFormula(given)
    const besides = value === 'outcome' ? [] : ['value']
    const { clauses, spell, meanings } = typedFormula(text, ruleset, besides)
    const set = clauses.map((clause) => setClause(clause, spell))
    return { is: { value, id, clauses: set, meanings } }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const pointed = error instanceof FormulaError ? error.pointedAt() : null
    return { problem: error.message, pointed }
  }
}
