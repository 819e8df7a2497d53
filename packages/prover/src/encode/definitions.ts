import {
  and,
  bottomUp,
  type Extremum,
  type Formula,
  freeVariables,
  ge,
  integer,
  interner,
  le,
  or,
  plus,
  purify,
  type Term,
  times,
} from '@nim/presburger'
import { freshName } from './fresh-name.ts'
import { linearOf } from './linear.ts'

/** A variable, and the term that defines its value. */
export interface Meaning {
  readonly variable: string
  readonly meaning: Term
}

/**
 * A formula with extra variables. It has a solution if and only if the original formula has a
 * solution with the same values of the shared variables.
 */
export interface Defined {
  readonly formula: Formula
  /**
   * The extra variables. Each is defined in terms of the original formula's variables and of
   * earlier extra variables.
   */
  readonly definitions: readonly Meaning[]
}

/**
 * The formula with a fresh variable for each minimum and maximum of quotients of linear terms,
 * instead of a variable for each quotient. v = min ⌊t_j / c_j⌋ if and only if c_j·v ≤ t_j for all j
 * and t_j < c_j·(v + 1) for some j. These constraints are its first conjuncts.
 */
export function withVariablesForQuotients(
  formula: Formula,
  fresh: (base: string) => string,
): Defined {
  const idOf = interner()
  const memo = new Map<number, Term>()
  const bounds: Formula[] = []
  const definitions: Meaning[] = []
  const replaced = bottomUp({
    term: (term) => {
      const isExtremum = term.kind === 'min' || term.kind === 'max'
      if (!isExtremum || !term.terms.some(({ kind }) => kind === 'div')) return term
      if (!term.terms.every((t) => linearOf(t.kind === 'div' ? t.term : t) !== null)) return term
      const earlier = memo.get(idOf(term))
      if (earlier !== undefined) return earlier
      const variable = integer(fresh(term.kind === 'min' ? 'least' : 'most'))
      memo.set(idOf(term), variable)
      bounds.push(boundsOf(variable, term))
      definitions.push({ variable: variable.name, meaning: term })
      return variable
    },
    formula: (f) => f,
  }).formula(formula)
  return { formula: and(...bounds, replaced), definitions }
}

/**
 * The formula with fresh variables for its nonlinear parts, together with the constraints that
 * define them.
 */
export function withDefinitions(formula: Formula, isTaken: Iterable<string>): Defined {
  const taken = new Set([...freeVariables(formula), ...isTaken])
  const named = withVariablesForQuotients(formula, (base) => freshName(base, taken))
  const pure = purify(named.formula)
  return {
    formula: and(...pure.definitions.map(({ constraint }) => constraint), pure.formula),
    definitions: [
      ...named.definitions,
      ...pure.definitions.map(({ variable, meaning }) => ({ variable, meaning })),
    ],
  }
}

/** The bounds of v: ⌊t / c⌋ ≥ v means t ≥ c·v, and ⌊t / c⌋ ≤ v means t ≤ c·v + c − 1. */
function boundsOf(v: Term, { kind, terms }: Extremum): Formula {
  const parts = terms.map((term) =>
    term.kind === 'div' ? { term: term.term, divisor: term.divisor } : { term, divisor: 1 },
  )
  const atLeast = parts.map(({ term, divisor }) => ge(term, times(divisor, v)))
  const atMost = parts.map(({ term, divisor }) => le(term, plus(times(divisor, v), divisor - 1)))
  return kind === 'min' ? and(...atLeast, or(...atMost)) : and(or(...atLeast), ...atMost)
}
