import { and, branch, eq, iff, le, or } from '../build/formulas.ts'
import { bottomUp } from '../build/rebuild.ts'
import { div, indicator, integer, minus, plus, times } from '../build/terms.ts'
import { freeVariables } from '../analyse/free-variables.ts'
import { type Assignment } from '../evaluate/assignment.ts'
import { evaluateTerm } from '../evaluate/evaluate.ts'
import { interner } from '../syntax/interner.ts'
import { freshName } from '../syntax/names.ts'
import type { Formula, Term, Variable } from '../syntax/syntax.ts'

/** A fresh variable and its meaning. */
export interface Definition {
  readonly variable: string
  /**
   * The term to which the variable is equal, written with the variables of the formula and of
   * earlier definitions.
   */
  readonly meaning: Term
  /** Linear comparisons and connectives that allow only this value for the variable. */
  readonly constraint: Formula
}

/**
 * A formula that consists of linear comparisons and connectives, with the definitions of its fresh
 * variables.
 */
export interface Purified {
  readonly formula: Formula
  /** The definitions. Each definition uses only variables of earlier definitions. */
  readonly definitions: readonly Definition[]
}

/**
 * Rewrites the formula without congruences, div, mod, min, max, if-then-else on terms, indicators
 * and counts. Fresh variables replace these parts. For every assignment of the variables, exactly
 * one choice of the fresh variables satisfies all constraints, and with this choice the two
 * formulas agree. Hence, f is satisfiable if and only if `constraints ∧ formula` is satisfiable.
 * Likewise, f is valid if and only if `constraints → formula` is valid.
 *
 * @complexity O(size of the formula as a graph); equal terms share their variable
 */
export function purify(formula: Formula): Purified {
  const names = new Set(freeVariables(formula))
  const definitions: Definition[] = []
  const variables = new Map<number, Variable>()
  const idOf = interner()

  /** The variable for a term whose children contain only linear comparisons and connectives. */
  const define = (
    name: string,
    meaning: Term,
    constraintOn: (variable: Variable) => Formula,
  ): Variable => {
    const hit = variables.get(idOf(meaning))
    if (hit !== undefined) return hit
    const variable = integer(freshName(name, (n) => names.has(n)))
    names.add(variable.name)
    variables.set(idOf(meaning), variable)
    definitions.push({ variable: variable.name, meaning, constraint: constraintOn(variable) })
    return variable
  }
  const quotient = (term: Term, divisor: number): Variable =>
    define('quotient', div(term, divisor), (q) =>
      and(le(times(divisor, q), term), le(term, plus(times(divisor, q), divisor - 1))),
    )
  const bit = (f: Formula): Variable =>
    define('indicator', indicator(f), (b) => and(le(0, b), le(b, 1), iff(f, eq(b, 1))))

  const pure = bottomUp({
    term: (term) => {
      switch (term.kind) {
        case 'constant':
        case 'variable':
        case 'plus':
        case 'times':
          return term
        case 'div':
          return quotient(term.term, term.divisor)
        case 'mod':
          return minus(term.term, times(term.modulus, quotient(term.term, term.modulus)))
        case 'min':
        case 'max': {
          const atMost = (a: Term, b: Term): Formula => (term.kind === 'min' ? le(a, b) : le(b, a))
          return define(term.kind === 'min' ? 'minimum' : 'maximum', term, (v) =>
            and(...term.terms.map((t) => atMost(v, t)), or(...term.terms.map((t) => atMost(t, v)))),
          )
        }
        case 'count':
          return plus(...term.formulas.map(bit))
        case 'indicator':
          return bit(term.formula)
        case 'ite':
          return define('choice', term, (v) =>
            branch(term.condition, eq(v, term.consequent), eq(v, term.alternative)),
          )
      }
    },
    formula: (f) => {
      if (f.kind !== 'congruence') return f
      const q = quotient(f.term, f.modulus)
      return eq(minus(f.term, times(f.modulus, q)), f.residue)
    },
  })
  return { formula: pure.formula(formula), definitions }
}

/**
 * The assignment extended by the values of the fresh variables.
 *
 * @throws as `evaluate`
 */
export function extendByDefinitions<T extends number | bigint>(
  assignment: Assignment<T>,
  definitions: readonly Definition[],
): ReadonlyMap<string, T> {
  const entries = assignment instanceof Map ? assignment : Object.entries(assignment)
  const extended = new Map<string, T>(entries as Iterable<[string, T]>)
  for (const { variable, meaning } of definitions) {
    extended.set(variable, evaluateTerm(meaning, extended))
  }
  return extended
}
