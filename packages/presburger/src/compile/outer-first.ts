import { bottomUp } from '../build/rebuild.ts'
import { and, or } from '../build/formulas.ts'
import { count, max, min, plus } from '../build/terms.ts'
import { childrenOf } from '../syntax/children.ts'
import type { Expression, Formula } from '../syntax/syntax.ts'

/**
 * Groups the members that do not contain the variable in every sum, minimum, maximum, count,
 * conjunction and disjunction. Each group has a single value, which can be computed outside a loop
 * over the variable. The meaning does not change.
 */
export function outerFirst(formula: Formula, variable: string): Formula {
  const cache = new Map<Expression, boolean>()
  const depends = (expression: Expression): boolean => {
    const hit = cache.get(expression)
    if (hit !== undefined) return hit
    const value =
      (expression.kind === 'variable' && expression.name === variable) ||
      childrenOf(expression).some(depends)
    cache.set(expression, value)
    return value
  }
  const grouped = <E extends Expression>(
    members: readonly E[],
    build: (...members: E[]) => E,
  ): E => {
    const outer = members.filter((member) => !depends(member))
    const inner = members.filter(depends)
    if (outer.length < 2 || inner.length === 0) return build(...members)
    return build(build(...outer), ...inner)
  }
  return bottomUp({
    term: (term) => {
      switch (term.kind) {
        case 'plus':
          return grouped(term.terms, plus)
        case 'min':
          return grouped(term.terms, min)
        case 'max':
          return grouped(term.terms, max)
        case 'count': {
          const outer = term.formulas.filter((f) => !depends(f))
          const inner = term.formulas.filter(depends)
          if (outer.length === 0 || inner.length === 0) return term
          return plus(count(...outer), count(...inner))
        }
        case 'constant':
        case 'variable':
        case 'times':
        case 'div':
        case 'mod':
        case 'indicator':
        case 'ite':
          return term
      }
    },
    formula: (f) => {
      if (f.kind === 'and') return grouped(f.formulas, and)
      return f.kind === 'or' ? grouped(f.formulas, or) : f
    },
  }).formula(formula)
}
