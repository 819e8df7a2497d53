import { bottomUp, type Rebuilding } from '../build/rebuild.ts'
import { type TermLike, toTerm } from '../build/terms.ts'
import { isTerm } from '../syntax/children.ts'
import type { Formula, Term } from '../syntax/syntax.ts'

/** The replacements of variables, by name. Variables without a replacement stay unchanged. */
export type Substitution = ReadonlyMap<string, TermLike> | Readonly<Record<string, TermLike>>

/**
 * Returns the expression in which all variables are replaced by terms at the same time. Nothing
 * else is simplified. For example, the statement about an option x − 1_S of a game is
 * `substitute(f, { x1: minus(x1, 1), x3: minus(x3, 1) })`. Parts that the expression shares by
 * reference stay shared.
 *
 * @complexity O(size of the expression as a graph)
 */
export function substitute<E extends Term | Formula>(
  expression: E,
  substitution: Substitution,
): E extends Term ? Term : Formula {
  type Result = E extends Term ? Term : Formula
  const { term, formula } = replacing(substitution)
  const input: Term | Formula = expression
  return (isTerm(input) ? term(input) : formula(input)) as Result
}

function replacing(substitution: Substitution): Rebuilding {
  const entries = substitution instanceof Map ? substitution : Object.entries(substitution)
  const terms = new Map([...entries].map(([name, value]) => [name, toTerm(value)] as const))
  return bottomUp({
    // The original node determines the replacement. Therefore a variable that has replaced another
    // variable is not replaced again.
    term: (done, from) => (from.kind === 'variable' ? (terms.get(from.name) ?? done) : done),
    formula: (formula) => formula,
  })
}
