import { compare, congruent, FALSE, not, truth } from '../build/formulas.ts'
import { minus } from '../build/terms.ts'
import { exact, floorDiv, gcd, residue } from '../syntax/exact.ts'
import type { Congruence, Formula, Relation, Term } from '../syntax/syntax.ts'
import { type Interval, intervalOf } from './interval.ts'
import { contentOf, type LinearForm, linearFormOf, scaleForm, termOfForm } from './linear-form.ts'
import { centredResidue, reduceForm } from './simplify-quotients.ts'

/**
 * The functions that an atom needs from the rest of the simplifier. The arguments of these
 * functions are simplified, and so are the results.
 */
export interface Connectives {
  readonly negation: (formula: Formula) => Formula
  readonly all: (formulas: readonly Formula[]) => Formula
  readonly some: (formulas: readonly Formula[]) => Formula
  readonly branch: (condition: Formula, then: Formula, otherwise: Formula) => Formula
}

/**
 * Above this modulus, a product of two residues may be too large for exact arithmetic with numbers.
 */
const MAX_NORMALISED_MODULUS = 2 ** 26

/** A comparison by ≤, ≥, = or ≠ between a form without a constant and a constant. */
type Tight = '<=' | '>=' | '=' | '!='

const FLIPPED: Readonly<Record<Tight, Tight>> = { '<=': '>=', '>=': '<=', '=': '=', '!=': '!=' }

/**
 * The comparison `left relation right` in normal form. It compares a linear form with a constant by
 * ≤, ≥, = or ≠. The form has content 1 and a positive first factor. If an equivalent and simpler
 * formula exists, the function returns that formula.
 */
export function simplifyComparison(
  left: Term,
  relation: Relation,
  right: Term,
  connectives: Connectives,
): Formula {
  const form = linearFormOf(minus(left, right))
  const bound = exact(-form.constant)
  if (relation === '<') return tightened(form, '<=', exact(bound - 1), connectives)
  if (relation === '>') return tightened(form, '>=', exact(bound + 1), connectives)
  return tightened(form, relation, bound, connectives)
}

function tightened(
  form: LinearForm,
  relation: Tight,
  bound: number,
  connectives: Connectives,
): Formula {
  if (form.parts.length === 0) return truth(holds(0, relation, bound))
  const isNegative = form.parts[0]!.factor < 0
  const divisor = isNegative ? -contentOf(form) : contentOf(form)
  const parts = form.parts.map(({ term, factor }) => ({ term, factor: factor / divisor }))
  const sign = isNegative ? FLIPPED[relation] : relation
  const [size, scaled] = [Math.abs(divisor), isNegative ? exact(-bound) : bound]
  if ((sign === '=' || sign === '!=') && scaled % size !== 0) return truth(sign === '!=')
  const limit = sign === '>=' ? -floorDiv(-scaled, size) + 0 : floorDiv(scaled, size)
  const whole = { parts, constant: 0 }
  return bounded(whole, sign, limit, intervalOf(whole), connectives)
}

function bounded(
  form: LinearForm,
  relation: Tight,
  bound: number,
  range: Interval,
  connectives: Connectives,
): Formula {
  const { low, high } = range
  switch (relation) {
    case '<=':
      if (high <= bound) return truth(true)
      if (low > bound) return FALSE
      return relationTo(form, low === bound ? '=' : '<=', bound, range, connectives)
    case '>=':
      if (low >= bound) return truth(true)
      if (high < bound) return FALSE
      return relationTo(form, high === bound ? '=' : '>=', bound, range, connectives)
    case '=':
      if (bound < low || bound > high) return FALSE
      return relationTo(form, '=', bound, range, connectives)
    case '!=':
      if (bound < low || bound > high) return truth(true)
      if (bound === low) return bounded(form, '>=', exact(bound + 1), range, connectives)
      if (bound === high) return bounded(form, '<=', exact(bound - 1), range, connectives)
      return relationTo(form, '!=', bound, range, connectives)
  }
}

/**
 * A comparison whose truth does not follow from the interval of its form. If the comparison is
 * about a single compound term, a simpler comparison replaces it.
 */
function relationTo(
  form: LinearForm,
  relation: Tight,
  bound: number,
  { low, high }: Interval,
  connectives: Connectives,
): Formula {
  const [only] = form.parts
  const plain = (): Formula => compare(termOfForm(form), relation, bound)
  if (form.parts.length > 1 || only!.factor !== 1) return plain()
  const { term } = only!
  const { negation, all, some } = connectives
  const compared = (inner: Term, sign: Relation, value: number): Formula =>
    simplifyComparison(inner, sign, termOfForm({ parts: [], constant: exact(value) }), connectives)
  switch (term.kind) {
    case 'mod':
      if (relation !== '=' && relation !== '!=') return plain()
      return signed(
        relation,
        congruenceOf(term.term, bound, term.modulus, connectives),
        connectives,
      )
    case 'div': {
      const { divisor } = term
      const least = (): Formula => compared(term.term, '>=', divisor * bound)
      const most = (): Formula => compared(term.term, '<=', divisor * bound + divisor - 1)
      if (relation === '<=') return most()
      return relation === '>=' ? least() : signed(relation, all([least(), most()]), connectives)
    }
    case 'indicator':
      // Because the interval of an indicator is 0..1, only the comparisons = 0 and = 1 are possible
      // here.
      return bound === 1 ? term.formula : negation(term.formula)
    case 'count':
      if (relation === '=' && bound === high) return all(term.formulas)
      if (relation === '=' && bound === low) return all(term.formulas.map(negation))
      if (relation === '>=' && bound === low + 1) return some(term.formulas)
      if (relation === '<=' && bound === high - 1) return some(term.formulas.map(negation))
      return plain()
    case 'ite': {
      const then = compared(term.consequent, relation, bound)
      const otherwise = compared(term.alternative, relation, bound)
      const isDecided = [then, otherwise].some(({ kind }) => kind === 'true' || kind === 'false')
      return isDecided ? connectives.branch(term.condition, then, otherwise) : plain()
    }
    case 'constant':
    case 'variable':
    case 'plus':
    case 'times':
    case 'min':
    case 'max':
      return plain()
  }
}

function signed(relation: '=' | '!=', formula: Formula, { negation }: Connectives): Formula {
  return relation === '=' ? formula : negation(formula)
}

/**
 * A congruence in normal form, in which the factors and the modulus have no common divisor and the
 * factors are centred.
 */
export function simplifyCongruence(congruence: Congruence, connectives: Connectives): Formula {
  return congruenceOf(congruence.term, congruence.residue, congruence.modulus, connectives)
}

function congruenceOf(
  term: Term,
  rest: number,
  modulus: number,
  connectives: Connectives,
): Formula {
  const reduced = reduceForm(linearFormOf(term), modulus)
  const target = residue(rest - reduced.constant, modulus)
  const g = gcd(contentOf(reduced), modulus)
  if (target % g !== 0) return FALSE
  const m = modulus / g
  if (m === 1) return truth(true)
  if (g > 1) {
    const parts = reduced.parts.map(({ term: t, factor }) => ({ term: t, factor: factor / g }))
    return congruenceOf(termOfForm({ parts, constant: 0 }), target / g, m, connectives)
  }
  const [form, r] = withUnitFirst({ parts: reduced.parts, constant: 0 }, target, m)
  const range = intervalOf(form)
  if (range.high - range.low < m) {
    const value = range.low + residue(exact(r - range.low), m)
    return value > range.high ? FALSE : tightened(form, '=', value, connectives)
  }
  return congruent(termOfForm(form), r, m)
}

/**
 * Multiplies a congruence by a unit, so that its first factor becomes 1 if possible, and otherwise
 * positive.
 */
function withUnitFirst(form: LinearForm, rest: number, m: number): [LinearForm, number] {
  const first = form.parts[0]!.factor
  const inverse = m <= MAX_NORMALISED_MODULUS ? inverseOf(residue(first, m), m) : null
  const unit = inverse ?? (first < 0 ? -1 : 1)
  if (unit === 1) return [form, rest]
  const { parts } = scaleForm(form, centredResidue(unit, m))
  const centred = parts.map(({ term, factor }) => ({ term, factor: centredResidue(factor, m) }))
  return [{ parts: centred, constant: 0 }, residue(centredResidue(unit, m) * rest, m)]
}

/** The number b with a·b ≡ 1 (mod m); null if no such number exists. */
function inverseOf(a: number, m: number): number | null {
  let [r, s, x, y] = [a, m, 1, 0]
  while (s !== 0) {
    const q = Math.floor(r / s)
    ;[r, s, x, y] = [s, r - q * s, y, x - q * y]
  }
  return r === 1 ? residue(x, m) : null
}

/** The simplified negation of a comparison in normal form. */
export function negatedRelation(relation: Tight, bound: number): [Tight, number] {
  switch (relation) {
    case '<=':
      return ['>=', exact(bound + 1)]
    case '>=':
      return ['<=', exact(bound - 1)]
    case '=':
      return ['!=', bound]
    case '!=':
      return ['=', bound]
  }
}

/**
 * The negation of a congruence in normal form. It is a congruence if the modulus is 2, and
 * otherwise a formula with `not`.
 */
export function negatedCongruence(congruence: Congruence): Formula {
  const { term, residue: rest, modulus } = congruence
  return modulus === 2 ? congruent(term, 1 - rest, 2) : not(congruence)
}

function holds(a: number, relation: Tight, b: number): boolean {
  switch (relation) {
    case '<=':
      return a <= b
    case '>=':
      return a >= b
    case '=':
      return a === b
    case '!=':
      return a !== b
  }
}
