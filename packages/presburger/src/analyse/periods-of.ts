import type { Expression } from '../syntax/syntax.ts'
import { freeVariables } from './free-variables.ts'
import { periodIn } from './period-in.ts'

/**
 * A period for each variable if the formula (or term) is periodic in all variables. This means that
 * its value depends only on the residues of the variables modulo these periods. `null` if a
 * variable occurs outside congruences, mod, and their linear terms, or has a period of 2^53 or
 * more. As with `periodIn`, simplify first. The periods need not be the smallest periods.
 */
export function periodsOf(expression: Expression): ReadonlyMap<string, number> | null {
  const periods = new Map<string, number>()
  for (const name of freeVariables(expression)) {
    const period = periodIn(expression, name)
    if (period === null) return null
    periods.set(name, period)
  }
  return periods
}
