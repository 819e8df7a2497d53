import { gcd } from '../syntax/exact.ts'
import type { Expression, Term } from '../syntax/syntax.ts'
import { childrenOf } from '../syntax/children.ts'

/**
 * A period m ≥ 1 of a formula (or term) in a variable. If the other variables are fixed, the value
 * of the formula depends on this variable only modulo m. The period is 1 if the variable does not
 * occur in the formula. The result is `null` if the variable occurs outside congruences, mod, and
 * their linear terms, or if the period is 2^53 or more.
 *
 * Simplify the formula first, because the function does not recognise that x − x is 0. The period
 * need not be the smallest one.
 */
export function periodIn(expression: Expression, variable: string): number | null {
  const values = new Map<Expression, number | null>()
  const residues = new Map<Expression, Map<number, number | null>>()

  const valuePeriod = (node: Expression): number | null => {
    const hit = values.get(node)
    if (hit !== undefined) return hit
    const period = ofValue(node)
    values.set(node, period)
    return period
  }
  const ofValue = (node: Expression): number | null => {
    if (node.kind === 'variable') return node.name === variable ? null : 1
    if (node.kind === 'mod' || node.kind === 'congruence') {
      return residuePeriod(node.term, node.modulus)
    }
    return common(childrenOf(node).map(valuePeriod))
  }

  /** The period of the residue of a term modulo m. */
  const residuePeriod = (term: Term, m: number): number | null => {
    const byModulus = residues.get(term) ?? new Map<number, number | null>()
    residues.set(term, byModulus)
    const hit = byModulus.get(m)
    if (hit !== undefined) return hit
    const period = ofResidue(term, m)
    byModulus.set(m, period)
    return period
  }
  const ofResidue = (term: Term, m: number): number | null => {
    switch (term.kind) {
      case 'variable':
        return term.name === variable ? m : 1
      case 'plus':
        return common(term.terms.map((t) => residuePeriod(t, m)))
      case 'times':
        return residuePeriod(term.term, m / gcd(m, term.factor))
      case 'div': {
        const inner = m * term.divisor
        return Number.isSafeInteger(inner) ? residuePeriod(term.term, inner) : null
      }
      case 'ite':
        return common([
          valuePeriod(term.condition),
          residuePeriod(term.consequent, m),
          residuePeriod(term.alternative, m),
        ])
      case 'constant':
      case 'mod':
      case 'min':
      case 'max':
      case 'count':
      case 'indicator':
        return valuePeriod(term)
    }
  }
  return valuePeriod(expression)
}

function common(periods: readonly (number | null)[]): number | null {
  return periods.reduce((a, b) => {
    const both = a === null || b === null ? null : (a / gcd(a, b)) * b
    return Number.isSafeInteger(both) ? both : null
  }, 1)
}
