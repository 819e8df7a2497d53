import type { Comparison, Formula } from '@nim/presburger'
import { linearOf } from './linear.ts'

/** The inequality x − y ≤ bound, where the empty name stands for the constant 0. */
interface Difference {
  readonly x: string
  readonly y: string
  readonly bound: number
}

/**
 * True if the conjuncts of a simplified formula contain contradictory bounds. Only bounds on single
 * variables and on differences of two variables are compared. This test discards impossible cases
 * quickly. The result false decides nothing.
 *
 * @complexity O(v³) for v variables: shortest paths
 */
export function isContradictory(formula: Formula): boolean {
  if (formula.kind === 'false') return true
  const conjuncts = formula.kind === 'and' ? formula.formulas : [formula]
  const differences = conjuncts.flatMap((f) => (f.kind === 'comparison' ? differencesOf(f) : []))
  const names = [...new Set(differences.flatMap(({ x, y }) => [x, y]))]
  const at = new Map(names.map((name, i) => [name, i]))
  const bounds = names.map((_, i) => names.map((__, j) => (i === j ? 0 : Infinity)))
  for (const { x, y, bound } of differences) {
    const row = bounds[at.get(x)!]!
    row[at.get(y)!] = Math.min(row[at.get(y)!]!, bound)
  }
  for (let k = 0; k < names.length; k++) {
    for (let i = 0; i < names.length; i++) {
      for (let j = 0; j < names.length; j++) {
        const through = bounds[i]![k]! + bounds[k]![j]!
        if (through < bounds[i]![j]!) bounds[i]![j] = through
      }
    }
  }
  return names.some((_, i) => bounds[i]![i]! < 0)
}

function differencesOf({ left, relation, right }: Comparison): Difference[] {
  const form = right.kind === 'constant' ? linearOf(left) : null
  if (form === null || right.kind !== 'constant' || form.factors.size > 2) return []
  const [first, second] = [...form.factors]
  if (first === undefined) return []
  const [x, a] = first
  const [y, b] = second ?? ['', -a]
  // A difference has the form a·x + b·y rel c, where one factor is 1 and the other is −1.
  if (Math.abs(a) !== 1 || b !== -a) return []
  const c = right.value - form.constant
  const [upper, lower] = a === 1 ? [c, c] : [-c, -c]
  const isAtMost = relation === '=' || relation === (a === 1 ? '<=' : '>=')
  const isAtLeast = relation === '=' || relation === (a === 1 ? '>=' : '<=')
  return [
    ...(isAtMost ? [{ x, y, bound: upper }] : []),
    ...(isAtLeast ? [{ x: y, y: x, bound: -lower }] : []),
  ]
}
