import type { Expression, Formula, Term } from '../syntax/syntax.ts'
import { and, branch, compare, congruent, iff, implies, not, or, xor } from './formulas.ts'
import { count, div, indicator, ite, max, min, mod, plus, times } from './terms.ts'

/** The functions that replace the children of an expression. */
export interface Rebuilding {
  readonly term: (term: Term) => Term
  readonly formula: (formula: Formula) => Formula
}

/** The term with its children replaced; the same object if no child changes. */
function rebuildTerm(term: Term, { term: t, formula: f }: Rebuilding): Term {
  switch (term.kind) {
    case 'constant':
    case 'variable':
      return term
    case 'plus':
      return each(term.terms, t, (terms) => plus(...terms)) ?? term
    case 'min':
      return each(term.terms, t, (terms) => min(...terms)) ?? term
    case 'max':
      return each(term.terms, t, (terms) => max(...terms)) ?? term
    case 'times':
      return each([term.term], t, ([inner]) => times(term.factor, inner!)) ?? term
    case 'div':
      return each([term.term], t, ([inner]) => div(inner!, term.divisor)) ?? term
    case 'mod':
      return each([term.term], t, ([inner]) => mod(inner!, term.modulus)) ?? term
    case 'count':
      return each(term.formulas, f, (formulas) => count(...formulas)) ?? term
    case 'indicator':
      return each([term.formula], f, ([inner]) => indicator(inner!)) ?? term
    case 'ite': {
      const condition = f(term.condition)
      const branches = [term.consequent, term.alternative]
      const changed = each(branches, t, ([a, b]) => ite(condition, a!, b!))
      if (changed !== null || condition === term.condition) return changed ?? term
      return ite(condition, term.consequent, term.alternative)
    }
  }
}

/** The formula with its children replaced; the same object if no child changes. */
function rebuildFormula(formula: Formula, { term: t, formula: f }: Rebuilding): Formula {
  switch (formula.kind) {
    case 'true':
    case 'false':
      return formula
    case 'comparison': {
      const { relation, left, right } = formula
      return each([left, right], t, ([a, b]) => compare(a!, relation, b!)) ?? formula
    }
    case 'congruence': {
      const { term, residue, modulus } = formula
      return each([term], t, ([inner]) => congruent(inner!, residue, modulus)) ?? formula
    }
    case 'not':
      return each([formula.formula], f, ([inner]) => not(inner!)) ?? formula
    case 'and':
      return each(formula.formulas, f, (formulas) => and(...formulas)) ?? formula
    case 'or':
      return each(formula.formulas, f, (formulas) => or(...formulas)) ?? formula
    case 'implies':
      return each([formula.left, formula.right], f, ([a, b]) => implies(a!, b!)) ?? formula
    case 'iff':
      return each([formula.left, formula.right], f, ([a, b]) => iff(a!, b!)) ?? formula
    case 'xor':
      return each([formula.left, formula.right], f, ([a, b]) => xor(a!, b!)) ?? formula
    case 'branch': {
      const { condition, consequent: then, alternative: otherwise } = formula
      return each([condition, then, otherwise], f, ([a, b, c]) => branch(a!, b!, c!)) ?? formula
    }
  }
}

/**
 * The expression that `build` creates from the replaced children; null if all children stay
 * unchanged.
 */
function each<E extends Expression, R>(
  children: readonly E[],
  replace: (child: E) => E,
  build: (children: readonly E[]) => R,
): R | null {
  const replaced = children.map(replace)
  return replaced.every((child, i) => child === children[i]) ? null : build(replaced)
}

/**
 * The functions that replace an expression. Each function receives the expression twice, first with
 * its children already replaced, and then in its original form.
 */
interface Replacing {
  readonly term: (done: Term, from: Term) => Term
  readonly formula: (done: Formula, from: Formula) => Formula
}

/**
 * Applies replacements from the leaves up, once to each distinct object. `after` receives an
 * expression whose children are already replaced. The result may be of a different kind than the
 * original: −(−y) becomes y.
 */
export function bottomUp(after: Replacing): Rebuilding {
  const terms = new Map<Term, Term>()
  const formulas = new Map<Formula, Formula>()
  const all: Rebuilding = {
    term: (term) => {
      const hit = terms.get(term)
      if (hit !== undefined) return hit
      const done = after.term(rebuildTerm(term, all), term)
      terms.set(term, done)
      return done
    },
    formula: (formula) => {
      const hit = formulas.get(formula)
      if (hit !== undefined) return hit
      const done = after.formula(rebuildFormula(formula, all), formula)
      formulas.set(formula, done)
      return done
    },
  }
  return all
}
