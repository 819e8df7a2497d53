/**
 * This module defines the meaning of terms and formulas. It is the reference with which the tests
 * compare all other code. The evaluation follows the syntax and shares no code with the compiler or
 * the printers.
 */
import { sharedIn } from '../syntax/parts.ts'
import type { Comparison, Expression, Formula, Term } from '../syntax/syntax.ts'
import { type Assignment, valuesOf, type Values } from './assignment.ts'

/**
 * The truth value of a formula. A variable needs a value only if it affects the result.
 *
 * @throws RangeError if a required variable has no value or is not an integer, or if an
 *   intermediate value leaves the exact range of numbers; with bigints no value is too large
 * @throws TypeError if numbers and bigints are mixed
 * @complexity O(size of the formula as a tree, where an object that occurs several times is counted
 *   once)
 */
export function evaluate<T extends number | bigint>(
  formula: Formula,
  assignment: Assignment<T>,
): boolean {
  return truthOf(formula, inside(formula, assignment))
}

/** The value of a term. Errors and cost are the same as for {@link evaluate}. */
export function evaluateTerm<T extends number | bigint>(term: Term, assignment: Assignment<T>): T {
  return valueOf(term, inside(term, assignment))
}

/**
 * The values of variables, and the values computed so far for those objects that occur several
 * times in the expression.
 */
interface Known<T extends number | bigint> extends Values<T> {
  readonly shared: ReadonlySet<Expression>
  readonly terms: Map<Term, T>
  readonly formulas: Map<Formula, boolean>
}

function inside<T extends number | bigint>(
  expression: Expression,
  assignment: Assignment<T>,
): Known<T> {
  const shared = sharedIn(expression)
  return { ...valuesOf(assignment), shared, terms: new Map(), formulas: new Map() }
}

function valueOf<T extends number | bigint>(term: Term, values: Known<T>): T {
  if (!values.shared.has(term)) return ownValueOf(term, values)
  const value = values.terms.get(term) ?? ownValueOf(term, values)
  values.terms.set(term, value)
  return value
}

function ownValueOf<T extends number | bigint>(term: Term, values: Known<T>): T {
  const z = values.arithmetic
  switch (term.kind) {
    case 'constant':
      return z.of(term.value)
    case 'variable':
      return values.valueOf(term.name)
    case 'plus':
      return term.terms.reduce((sum, t) => z.add(sum, valueOf(t, values)), z.of(0))
    case 'times':
      return z.mul(valueOf(term.term, values), term.factor)
    case 'div':
      return z.floorDiv(valueOf(term.term, values), term.divisor)
    case 'mod':
      return z.mod(valueOf(term.term, values), term.modulus)
    case 'min':
      return term.terms.map((t) => valueOf(t, values)).reduce((a, b) => (b < a ? b : a))
    case 'max':
      return term.terms.map((t) => valueOf(t, values)).reduce((a, b) => (b > a ? b : a))
    case 'count':
      return z.of(term.formulas.filter((f) => truthOf(f, values)).length)
    case 'indicator':
      return z.of(truthOf(term.formula, values) ? 1 : 0)
    case 'ite':
      return valueOf(truthOf(term.condition, values) ? term.consequent : term.alternative, values)
  }
}

function truthOf<T extends number | bigint>(formula: Formula, values: Known<T>): boolean {
  if (!values.shared.has(formula)) return ownTruthOf(formula, values)
  const truth = values.formulas.get(formula) ?? ownTruthOf(formula, values)
  values.formulas.set(formula, truth)
  return truth
}

function ownTruthOf<T extends number | bigint>(formula: Formula, values: Known<T>): boolean {
  const z = values.arithmetic
  switch (formula.kind) {
    case 'true':
      return true
    case 'false':
      return false
    case 'comparison':
      return holds(formula, valueOf(formula.left, values), valueOf(formula.right, values))
    case 'congruence':
      return z.mod(valueOf(formula.term, values), formula.modulus) === z.of(formula.residue)
    case 'not':
      return !truthOf(formula.formula, values)
    case 'and':
      return formula.formulas.every((f) => truthOf(f, values))
    case 'or':
      return formula.formulas.some((f) => truthOf(f, values))
    case 'implies':
      return !truthOf(formula.left, values) || truthOf(formula.right, values)
    case 'iff':
      return truthOf(formula.left, values) === truthOf(formula.right, values)
    case 'xor':
      return truthOf(formula.left, values) !== truthOf(formula.right, values)
    case 'branch':
      return truthOf(
        truthOf(formula.condition, values) ? formula.consequent : formula.alternative,
        values,
      )
  }
}

function holds<T extends number | bigint>({ relation }: Comparison, a: T, b: T): boolean {
  switch (relation) {
    case '<=':
      return a <= b
    case '<':
      return a < b
    case '=':
      return a === b
    case '!=':
      return a !== b
    case '>=':
      return a >= b
    case '>':
      return a > b
  }
}
