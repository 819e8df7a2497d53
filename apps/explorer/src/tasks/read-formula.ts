import { FormulaError } from '@nim/presburger'
import { askedFormula, type FormulaGiven, type FormulaValue } from './formula/formula-given.ts'
import { typedFormula } from './formula/typed-names.ts'
import { type SetClause, setClause } from './formula/typeset.ts'

/** A text that is a formula for its game. */
export interface FormulaRead {
  readonly value: FormulaValue
  /** Id of its claim. */
  readonly id: string
  /** All of its clauses are stated. */
  readonly clauses: readonly SetClause[]
  /** What the names in it mean, in words. */
  readonly meanings: readonly string[]
  /** The text in nimlab's language, if it was typed in another way; else null. */
  readonly readAs: string | null
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
    const { value, id, text, ruleset } = askedFormula(given)
    const besides = value === 'outcome' ? [] : ['value']
    const { clauses, spell, meanings } = typedFormula(text, ruleset, besides)
    const typed = given.says.trim().replaceAll(/\s+/g, ' ')
    const set = clauses.map((clause) => setClause(clause, spell))
    return { is: { value, id, clauses: set, meanings, readAs: text === typed ? null : text } }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const pointed = error instanceof FormulaError ? error.pointedAt() : null
    return { problem: error.message, pointed }
  }
}
