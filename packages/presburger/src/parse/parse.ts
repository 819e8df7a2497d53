import type { Expression, Formula, Term } from '../syntax/syntax.ts'
import type { Clause } from '../syntax/clause.ts'
import { isTerm } from '../syntax/children.ts'
import { syntaxError } from './formula-error.ts'
import { parser } from './parser.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * Parses a formula such as `x1 + x2 == 0 (mod 2) and x3 <= min(x1, x2)`. Definitions of named parts
 * may come first: `a := x1 + x2; a >= 3 or a == 0 (mod 2)`.
 *
 * @param vocabulary the names that the text may use; default: any variable
 * @throws FormulaError that contains the position and the accepted input, also for a formula of
 *   more than 20,000 distinct parts or with parts nested too deeply (90 levels)
 */
export function parse(text: string, vocabulary?: Vocabulary): Formula {
  return formulaOf(text, parser(text, vocabulary).whole())
}

/**
 * Parses a term such as `max(x1, x2) - 2*x3 mod 5`.
 *
 * @param vocabulary the names that the text may use; default: any variable
 * @throws FormulaError as {@link parse}
 */
export function parseTerm(text: string, vocabulary?: Vocabulary): Term {
  const expression = parser(text, vocabulary).whole()
  if (!isTerm(expression)) throw syntaxError(text, 0, 'a term, not a formula')
  return expression
}

/**
 * Parses one or more clauses joined by `;`, such as `value == x1 if x1 == x2; value <= x3`. The
 * text states that all clauses are true.
 *
 * @param vocabulary the names that the text may use; default: any variable
 * @throws FormulaError as {@link parse}
 */
export function parseClauses(text: string, vocabulary?: Vocabulary): Clause[] {
  return parser(text, vocabulary).clauses()
}

function formulaOf(text: string, expression: Expression): Formula {
  if (isTerm(expression)) throw syntaxError(text, text.length, 'a relation: the text is a term')
  return expression
}
