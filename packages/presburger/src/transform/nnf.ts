import { and, compare, congruent, FALSE, not, or, TRUE } from '../build/formulas.ts'
import type { Formula, Relation } from '../syntax/syntax.ts'

const NEGATED: Readonly<Record<Relation, Relation>> = {
  '<=': '>',
  '<': '>=',
  '=': '!=',
  '!=': '=',
  '>=': '<',
  '>': '<=',
}

/**
 * Negation normal form: only `and`, `or`, atoms, and `not` on congruences whose modulus is not 2.
 * Conditions inside terms stay as they are.
 *
 * @complexity O(size of the formula as a graph) new nodes; as a tree, equivalences may double it
 */
export function nnf(formula: Formula): Formula {
  const known = [new Map<Formula, Formula>(), new Map<Formula, Formula>()] as const
  const of = (f: Formula, positive: boolean): Formula => {
    const memo = known[positive ? 1 : 0]
    const found = memo.get(f)
    if (found !== undefined) return found
    const result = convert(f, positive)
    memo.set(f, result)
    return result
  }
  const convert = (f: Formula, positive: boolean): Formula => {
    const both = positive ? and : or
    const either = positive ? or : and
    switch (f.kind) {
      case 'true':
      case 'false':
        return (f.kind === 'true') === positive ? TRUE : FALSE
      case 'comparison':
        return positive ? f : compare(f.left, NEGATED[f.relation], f.right)
      case 'congruence':
        if (positive) return f
        return f.modulus === 2 ? congruent(f.term, 1 - f.residue, 2) : not(f)
      case 'not':
        return of(f.formula, !positive)
      case 'and':
        return both(...f.formulas.map((g) => of(g, positive)))
      case 'or':
        return either(...f.formulas.map((g) => of(g, positive)))
      case 'implies':
        return either(of(f.left, !positive), of(f.right, positive))
      case 'iff':
      case 'xor': {
        const equal = (f.kind === 'iff') === positive
        return or(
          and(of(f.left, true), of(f.right, equal)),
          and(of(f.left, false), of(f.right, !equal)),
        )
      }
      case 'branch':
        return or(
          and(of(f.condition, true), of(f.consequent, positive)),
          and(of(f.condition, false), of(f.alternative, positive)),
        )
    }
  }
  return of(formula, true)
}
