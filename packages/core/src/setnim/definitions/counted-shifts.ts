import { type Box, sortedBox } from '../../rules/box.ts'
import { applies, minus, ShiftRules, type StackShift } from './shift-rules.ts'

/** The results of brute force for a set of shift rules on a box. */
export interface CountedShifts {
  readonly edges: number
  /** The number of edges with F(x) ≠ F(x − z) + add. */
  readonly bad: number
  /**
   * Among the bad edges with the smallest sum, the number of critical edges and the number of
   * settled edges.
   */
  readonly leastBad: { readonly critical: number; readonly settled: number }
  /**
   * The largest pile in all critical edges, and the largest pile in all positions at which no rule
   * applies; −1 if there are no such edges or positions.
   */
  readonly largest: { readonly critical: number; readonly irreducible: number }
  /**
   * The number of positions whose value is wrong. The rules reduce a position to an irreducible
   * one. A value is right if it equals the value of the irreducible position plus the numbers that
   * the rules add.
   */
  readonly wrongValues: number
}

/** Shift rules of SN(n,A). */
interface ShiftGame {
  readonly n: number
  readonly A: readonly number[]
  readonly rules: readonly StackShift[]
}

/**
 * Counts the edges in a box.
 *
 * @param values F at each position, by rank
 * @complexity O(positions · rules²)
 * @source NT-13
 */
export function countedShifts(game: ShiftGame, box: Box, values: ArrayLike<number>): CountedShifts {
  const { n, A } = game
  const all = new ShiftRules(n, A, game.rules)
  const byRules = new Int32Array(box.count)
  const leastBad = { sum: Infinity, critical: 0, settled: 0 }
  const largest = { critical: -1, irreducible: -1 }
  const counts = { edges: 0, bad: 0, wrongValues: 0 }
  box.forEach((x, rank) => {
    const top = x[n - 1]!
    let isIrreducible = true
    for (const rule of game.rules) {
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
 * Returns the number of pairs of an edge and a rule k that contradict the tree. In such a pair,
 * (ii) with k fails although every inequality of a child holds, or (ii) holds although an
 * inequality of a child fails. Only the shift rules matter, not the values of the game.
 */
export function wrongSplits({ n, A, rules }: ShiftGame, max: number): number {
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
