import { isSymmetric, type Position, type Ruleset } from '@nim/core/rules'
import type { Finding } from './counterexample.ts'
import type { Judge } from './judge.ts'
import { positionsWithSum } from './positions-by-sum.ts'

/** The result of a scan. */
export interface Scan {
  /**
   * All positions whose sum is at most this number were evaluated. The number is −1 if no sum was
   * completed.
   */
  readonly upTo: number
  readonly found: { readonly position: Position; readonly finding: Finding } | null
  /** A position at which the given description of a restricted goal is wrong. */
  readonly wrongGiven: Position | null
}

/**
 * Evaluates positions in order of their sums, then lexicographically. The scan stops at a wrong
 * position, or when the next sum would exceed the limits. The first wrong position is the smallest
 * counterexample.
 */
export function scan(
  ruleset: Ruleset,
  judge: Judge,
  { positions, maxSum = Infinity }: { readonly positions: number; readonly maxSum?: number },
): Scan {
  const isSorted = isSymmetric(ruleset)
  let count = 0
  for (let sum = 0; ; sum++) {
    if (sum > maxSum) return { upTo: sum - 1, found: null, wrongGiven: null }
    for (const position of positionsWithSum(ruleset.piles, sum, isSorted)) {
      count += judge.looksAt?.(position) ?? 1
      if (count > positions) return { upTo: sum - 1, found: null, wrongGiven: null }
      if (!judge.isGivenRight(position)) {
        return { upTo: sum - 1, found: null, wrongGiven: [...position] }
      }
      const finding = judge.at(position)
      if (finding !== null) {
        return { upTo: sum - 1, found: { position: [...position], finding }, wrongGiven: null }
      }
    }
  }
}
