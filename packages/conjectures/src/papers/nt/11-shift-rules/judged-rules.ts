import { solve } from '@nim/bruteforce'
import { slowSetNim, sortedBox } from '@nim/core/rules'
import { applies, minus, ShiftRules } from '@nim/core/setnim/definitions'
import type { Limits } from '../../../claim/claim.ts'
import type { RuleSet } from './rule-sets.ts'

/** What the exhaustive solver finds of a set of shift rules on a box. */
export interface JudgedRules extends RuleSet {
  readonly max: number
  readonly edges: number
  /** Edges with F(x) ≠ F(x − z) + add. */
  readonly bad: number
  /** Critical edges among the bad ones with the least sum, and the others among them. */
  readonly leastBad: { readonly critical: number; readonly settled: number }
  /** The largest pile of a critical edge, and of a position at which no rule applies; −1 if there is none. */
  readonly largest: { readonly critical: number; readonly irreducible: number }
  /** Positions whose value is not that of the irreducible position to which rules lead, with what rules add. */
  readonly wrongValues: number
}

/**
 * Looks at every edge of the box with piles 0..max.
 * @throws RangeError as `solve`
 */
export function judgedRules(given: RuleSet, max: number, limits: Limits): JudgedRules {
  const { n, A, play, value } = given
  const table = solve(slowSetNim(n, A), { max }, { ...limits, value, play })
  const { box, values } = table
  const all = new ShiftRules(n, A, given.rules)
  const byRules = new Int32Array(box.count)
  const leastBad = { sum: Infinity, critical: 0, settled: 0 }
  const largest = { critical: -1, irreducible: -1 }
  const counts = { edges: 0, bad: 0, wrongValues: 0 }
  box.forEach((x, rank) => {
    const top = x[n - 1]!
    let isIrreducible = true
    for (const rule of given.rules) {
      if (!applies(rule, x)) continue
      counts.edges++
      const there = box.rank(minus(x, rule.z))
      if (isIrreducible) byRules[rank] = byRules[there]! + rule.add
      isIrreducible = false
      const edge = { x, rule }
      const isCritical = all.isCritical(edge)
      if (isCritical) largest.critical = Math.max(largest.critical, top)
      if (values[rank] === values[there]! + rule.add) continue
      counts.bad++
      const sum = x.reduce((total, pile) => total + pile, 0)
      if (sum > leastBad.sum) continue
      if (sum < leastBad.sum) Object.assign(leastBad, { sum, critical: 0, settled: 0 })
      leastBad[isCritical ? 'critical' : 'settled']++
    }
    if (isIrreducible) {
      largest.irreducible = Math.max(largest.irreducible, top)
      byRules[rank] = values[rank]!
    }
    if (byRules[rank] !== values[rank]) counts.wrongValues++
  })
  return { ...given, max, ...counts, leastBad, largest }
}

/**
 * Edges and rules k such that (ii) with k fails and no inequality of a child is violated, or the other way
 * round. The rules of the game say nothing here.
 */
export function wrongSplits({ n, A, rules, max }: JudgedRules): number {
  const all = new ShiftRules(n, A, rules)
  let wrong = 0
  sortedBox(n, max).forEach((x) => {
    for (const rule of rules) {
      if (!applies(rule, x)) continue
      for (const other of rules) {
        if (all.isSettledBy(other, { x, rule }) === all.isInAChild(other, { x, rule })) wrong++
      }
    }
  })
  return wrong
}
