/**
 * Predicates that consist of one closure for each distinct subexpression. They serve engines that
 * forbid creating code from strings. During a call, a value that several subexpressions use is
 * stored.
 */
import { isTerm } from '../syntax/children.ts'
import { floorDiv, residue } from '../syntax/exact.ts'
import type { Comparison, Expression, Formula, Term } from '../syntax/syntax.ts'
import { type Plan, plan } from './plan.ts'

type Position = readonly number[]
type Closure<R> = (position: Position) => R

/** The value of an expression as a function of a position. */
export function closureOf(
  expression: Expression,
  places: ReadonlyMap<string, number>,
): Closure<number | boolean> {
  const planned = plan(expression)
  let call = 0
  const root = closures(planned, places, () => call)(expression)
  return (position) => {
    call++
    return root(position)
  }
}

function closures(
  { idOf, isShared }: Plan,
  places: ReadonlyMap<string, number>,
  call: () => number,
): (expression: Expression) => Closure<number | boolean> {
  const made = new Map<number, Closure<number | boolean>>()
  const of = (expression: Expression): Closure<number | boolean> => {
    const id = idOf(expression)
    const hit = made.get(id)
    if (hit !== undefined) return hit
    const own: Closure<number | boolean> = isTerm(expression)
      ? termClosure(expression, places, term, formula)
      : formulaClosure(expression, term, formula)
    const closure = isShared(id) ? keptDuring(call, own) : own
    made.set(id, closure)
    return closure
  }
  const term = (t: Term): Closure<number> => of(t) as Closure<number>
  const formula = (f: Formula): Closure<boolean> => of(f) as Closure<boolean>
  return of
}

function keptDuring<R>(call: () => number, closure: Closure<R>): Closure<R> {
  let last = 0
  let value: R
  return (position) => {
    if (last !== call()) {
      value = closure(position)
      last = call()
    }
    return value
  }
}

function termClosure(
  term: Term,
  places: ReadonlyMap<string, number>,
  t: (term: Term) => Closure<number>,
  f: (formula: Formula) => Closure<boolean>,
): Closure<number> {
  switch (term.kind) {
    case 'constant': {
      const { value } = term
      return () => value
    }
    case 'variable': {
      const place = places.get(term.name)!
      return (x) => x[place]!
    }
    case 'plus':
      return joined(term.terms.map(t), (a, b) => (x) => a(x) + b(x))

    case 'times': {
      const { factor } = term
      const inner = t(term.term)
      return (x) => factor * inner(x)
    }
    case 'div': {
      const { divisor } = term
      const inner = t(term.term)
      return (x) => floorDiv(inner(x), divisor)
    }
    case 'mod': {
      const { modulus } = term
      const inner = t(term.term)
      return (x) => residue(inner(x), modulus)
    }
    case 'min':
    case 'max': {
      const pick = term.kind === 'min' ? Math.min : Math.max
      return joined(term.terms.map(t), (a, b) => (x) => pick(a(x), b(x)))
    }
    case 'count':
      return joined(term.formulas.map(f).map(bit), (a, b) => (x) => a(x) + b(x))

    case 'indicator':
      return bit(f(term.formula))

    case 'ite': {
      const [condition, then, otherwise] = [
        f(term.condition),
        t(term.consequent),
        t(term.alternative),
      ]
      return (x) => (condition(x) ? then(x) : otherwise(x))
    }
  }
}

function formulaClosure(
  formula: Formula,
  t: (term: Term) => Closure<number>,
  f: (formula: Formula) => Closure<boolean>,
): Closure<boolean> {
  switch (formula.kind) {
    case 'true':
      return () => true
    case 'false':
      return () => false
    case 'comparison':
      return comparisonClosure(formula.relation, t(formula.left), t(formula.right))
    case 'congruence': {
      const { modulus, residue: rest } = formula
      const inner = t(formula.term)
      return (x) => residue(inner(x), modulus) === rest
    }
    case 'not': {
      const inner = f(formula.formula)
      return (x) => !inner(x)
    }
    case 'and':
      return joined(formula.formulas.map(f), (a, b) => (x) => a(x) && b(x))

    case 'or':
      return joined(formula.formulas.map(f), (a, b) => (x) => a(x) || b(x))

    case 'implies': {
      const [left, right] = [f(formula.left), f(formula.right)]
      return (x) => !left(x) || right(x)
    }
    case 'iff': {
      const [left, right] = [f(formula.left), f(formula.right)]
      return (x) => left(x) === right(x)
    }
    case 'xor': {
      const [left, right] = [f(formula.left), f(formula.right)]
      return (x) => left(x) !== right(x)
    }
    case 'branch': {
      const condition = f(formula.condition)
      const [then, otherwise] = [f(formula.consequent), f(formula.alternative)]
      return (x) => (condition(x) ? then(x) : otherwise(x))
    }
  }
}

/** Joins several closures into one, two at a time and in order. */
function joined<R>(
  parts: readonly Closure<R>[],
  join: (a: Closure<R>, b: Closure<R>) => Closure<R>,
): Closure<R> {
  return parts.reduce(join)
}

function bit(inner: Closure<boolean>): Closure<number> {
  return (x) => (inner(x) ? 1 : 0)
}

function comparisonClosure(
  relation: Comparison['relation'],
  a: Closure<number>,
  b: Closure<number>,
): Closure<boolean> {
  switch (relation) {
    case '<=':
      return (x) => a(x) <= b(x)
    case '<':
      return (x) => a(x) < b(x)
    case '=':
      return (x) => a(x) === b(x)
    case '!=':
      return (x) => a(x) !== b(x)
    case '>=':
      return (x) => a(x) >= b(x)
    case '>':
      return (x) => a(x) > b(x)
  }
}
