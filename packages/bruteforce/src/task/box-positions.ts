import { isSymmetric, type Ruleset } from '@nim/core/rules'
import { safeBinomial } from './safe-binomial.ts'

/**
 * The number of positions of the box; Infinity if the box has 2^53 or more positions.
 * @throws RangeError if max is not a whole number ≥ 0
 */
export function boxPositions(ruleset: Ruleset, max: number): number {
  if (!Number.isSafeInteger(max) || max < 0) {
    throw new RangeError(`box: expected max as a whole number >= 0, got ${max}`)
  }
  if (isSymmetric(ruleset)) return safeBinomial(max + ruleset.piles, ruleset.piles)
  let count = 1
  for (let i = 0; i < ruleset.piles && count <= Number.MAX_SAFE_INTEGER; i++) count *= max + 1
  return count <= Number.MAX_SAFE_INTEGER ? count : Number.POSITIVE_INFINITY
}
