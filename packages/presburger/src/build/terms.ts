import { exact, exactPositive } from '../syntax/exact.ts'
import { isVariableName } from '../syntax/names.ts'
import type {
  Constant,
  Count,
  Formula,
  Indicator,
  Ite,
  Mod,
  Term,
  Variable,
} from '../syntax/syntax.ts'

/** An argument of a builder: a term, or a number as a constant. */
export type TermLike = Term | number

/** The argument as a term. */
export function toTerm(value: TermLike): Term {
  return typeof value === 'number' ? constant(value) : value
}

/**
 * A constant.
 * @throws RangeError unless the value is a safe integer
 */
export function constant(value: number): Constant {
  return Object.freeze({ kind: 'constant', value: exact(value) })
}

/**
 * The integer variable with this name.
 *
 * @throws RangeError unless the name is a letter or `_` followed by letters, digits and `_`, and is
 *   not a reserved word
 */
export function integer(name: string): Variable {
  if (!isVariableName(name)) {
    throw new RangeError(
      `variable: expected a letter followed by letters, digits and '_' that is not a reserved word, got '${name}'`,
    )
  }
  return Object.freeze({ kind: 'variable', name })
}

/** The variables prefix1, …, prefixn; `integers('x', 4)` are the piles x1, …, x4. */
export function integers(prefix: string, n: number): Variable[] {
  return Array.from({ length: n }, (_, i) => integer(`${prefix}${i + 1}`))
}

/**
 * The sum of terms. The sum of no terms is 0, and the sum of a single term is the term itself. Sums
 * inside a sum are kept.
 */
export function plus(...terms: readonly TermLike[]): Term {
  if (terms.length === 0) return constant(0)
  if (terms.length === 1) return toTerm(terms[0]!)
  return Object.freeze({ kind: 'plus', terms: Object.freeze(terms.map(toTerm)) })
}

/**
 * The product factor · term. Constants and multiples are multiplied out; 0 · t is 0, and 1 · t is
 * t.
 *
 * @throws RangeError if a factor is not a safe integer
 */
export function times(factor: number, term: TermLike): Term {
  exact(factor, 'factor')
  const inner = toTerm(term)
  if (inner.kind === 'constant') return constant(factor * inner.value)
  if (inner.kind === 'times') return times(exact(factor * inner.factor, 'factor'), inner.term)
  if (factor === 0) return constant(0)
  if (factor === 1) return inner
  return Object.freeze({ kind: 'times', factor, term: inner })
}

/** The term −term. */
export function negate(term: TermLike): Term {
  return times(-1, term)
}

/** The difference left − right, as the sum of left and −right. */
export function minus(left: TermLike, right: TermLike): Term {
  return plus(left, negate(right))
}

/**
 * The quotient ⌊term / divisor⌋.
 *
 * @throws RangeError unless the divisor is a safe integer ≥ 1
 */
export function div(term: TermLike, divisor: number): Term {
  exactPositive(divisor, 'divisor')
  return Object.freeze({ kind: 'div', term: toTerm(term), divisor })
}

/** ⌈term / divisor⌉, as ⌊(term + divisor − 1) / divisor⌋. */
export function ceilDiv(term: TermLike, divisor: number): Term {
  return div(plus(term, divisor - 1), divisor)
}

/**
 * The residue of the term in 0..modulus−1.
 *
 * @throws RangeError unless the modulus is a safe integer ≥ 1
 */
export function mod(term: TermLike, modulus: number): Mod {
  exactPositive(modulus, 'modulus')
  return Object.freeze({ kind: 'mod', term: toTerm(term), modulus })
}

/**
 * The smallest term.
 * @throws RangeError if no term is given
 */
export function min(...terms: readonly TermLike[]): Term {
  return extremum('min', terms)
}

/**
 * The largest term.
 * @throws RangeError if no term is given
 */
export function max(...terms: readonly TermLike[]): Term {
  return extremum('max', terms)
}

function extremum(kind: 'min' | 'max', terms: readonly TermLike[]): Term {
  if (terms.length === 0) throw new RangeError(`${kind}: expected at least one term`)
  if (terms.length === 1) return toTerm(terms[0]!)
  return Object.freeze({ kind, terms: Object.freeze(terms.map(toTerm)) })
}

/** The number of the given formulas that are true; 0 if no formula is given. */
export function count(...formulas: readonly Formula[]): Count | Constant {
  if (formulas.length === 0) return constant(0)
  return Object.freeze({ kind: 'count', formulas: Object.freeze([...formulas]) })
}

/** 1 if the formula is true, otherwise 0. */
export function indicator(formula: Formula): Indicator {
  return Object.freeze({ kind: 'indicator', formula })
}

/**
 * The term `then` if the condition is true; if not, the term `otherwise`. For formulas see
 * `branch`.
 */
export function ite(condition: Formula, then: TermLike, otherwise: TermLike): Ite {
  return Object.freeze({
    kind: 'ite',
    condition,
    consequent: toTerm(then),
    alternative: toTerm(otherwise),
  })
}
