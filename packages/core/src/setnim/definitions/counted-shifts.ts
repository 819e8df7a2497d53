import { type Box, sortedBox } from '../../rules/box.ts'
import { applies, minus, ShiftRules, type StackShift } from './shift-rules.ts'

/** What brute force finds of a set of shift rules on a box. */
export interface CountedShifts {
  readonly edges: number
  /** Edges with F(x) ≠ F(x − z) + add. */
  readonly bad: number
  /** Critical edges among the bad ones with the least sum, and the others among them. */
  readonly leastBad: { readonly critical: number; readonly settled: number }
  /** The largest pile in all critical edges and in all positions at which no rule applies. It is −1 if there are none of either. */
  readonly largest: { readonly critical: number; readonly irreducible: number }
  /** Positions whose value is not that of the irreducible position to which rules lead, with what rules add. */
  readonly wrongValues: number
}

/** Shift rules of SN(n,A). */
interface Given {
  readonly n: number
  readonly A: readonly number[]
  readonly rules: readonly StackShift[]
}

/**
 * Looks at every edge of a box.
 *
 * @param values F at each position, by rank
 * @complexity O(positions · rules²)
 * @source NT-13
 */
export function countedShifts(given: Given, box: Box, values: ArrayLike<number>): CountedShifts {
  const { n, A } = given
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
  return { ...counts, leastBad, largest }
}

/**
 * Edges and rules k such that (ii) with k fails and no inequality of a child is violated, or the other way
 * round. The rules of the game say nothing here.
 */
export function wrongSplits({ n, A, rules }: Given, max: number): number {
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
