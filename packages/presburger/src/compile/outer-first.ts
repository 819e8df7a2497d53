import { bottomUp } from '../build/rebuild.ts'
import { and, or } from '../build/formulas.ts'
import { count, max, min, plus } from '../build/terms.ts'
import { childrenOf } from '../syntax/children.ts'
import type { Expression, Formula } from '../syntax/syntax.ts'

/**
 * Groups, in every sum, minimum, maximum, count, conjunction and disjunction, the members without
 * the variable, so that each group is one value that a loop over the variable can leave outside.
 * The meaning stays.
 */
export function outerFirst(formula: Formula, variable: string): Formula {
  const known = new Map<Expression, boolean>()
  const depends = (expression: Expression): boolean => {
    const found = known.get(expression)
    if (found !== undefined) return found
    const value =
      (expression.kind === 'variable' && expression.name === variable) ||
      childrenOf(expression).some(depends)
    known.set(expression, value)
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
