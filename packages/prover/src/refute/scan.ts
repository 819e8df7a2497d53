import { isSymmetric, type Position, type Ruleset } from '@nim/core/rules'
import type { Finding } from './counterexample.ts'
import type { Judge } from './judge.ts'
import { positionsWithSum } from './positions-by-sum.ts'

/** How far a scan went. */
export interface Scan {
  /** All positions with at most this sum were looked at, −1 if none were. */
  readonly upTo: number
  readonly found: { readonly position: Position; readonly finding: Finding } | null
  /** A position where the given description of a restricted goal is wrong. */
  readonly wrongGiven: Position | null
}

/**
 * Looks at positions in the order of their sums, then lexicographically, until one is wrong, or the
 * next sum would exceed the bounds. What is found first is the smallest counterexample.
 */
export function scan(
  ruleset: Ruleset,
  judge: Judge,
  { positions, maxSum = Infinity }: { readonly positions: number; readonly maxSum?: number },
): Scan {
  const isSorted = isSymmetric(ruleset)
  let seen = 0
  for (let sum = 0; ; sum++) {
    if (sum > maxSum) return { upTo: sum - 1, found: null, wrongGiven: null }
    for (const position of positionsWithSum(ruleset.piles, sum, isSorted)) {
      seen += judge.looksAt?.(position) ?? 1
      if (seen > positions) return { upTo: sum - 1, found: null, wrongGiven: null }
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
