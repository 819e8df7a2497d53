import { isEvenPosition, isOddPosition } from '@nim/core/exact-slow/definitions'
import { total } from '@nim/core/setnim/definitions'

/**
 * Condition (A) of Theorem 1 for any k: |x| = km, max(x) ≤ m, and one of two cases applies. Either
 * x is even, or m is odd and x has k odd entries.
 */
export function isByA(x: readonly number[], k: number, m: number): boolean {
  const odd = x.filter((pile) => pile % 2 === 1).length
  const hasParities = m % 2 === 0 ? isEvenPosition(x) : odd === k
  return total(x) === k * m && x.at(-1)! <= m && hasParities
}

/** Condition (B) of Theorem 1 for any k: |x| = km + k − 1, max(x) < m, m is even, and x is odd. */
export function isByB(x: readonly number[], k: number, m: number): boolean {
  return total(x) === k * m + k - 1 && x.at(-1)! < m && m % 2 === 0 && isOddPosition(x)
}

/** The only m for which x can satisfy (A) or (B): ⌊|x| / k⌋. */
export function levelOf(x: readonly number[], k: number): number {
  return Math.floor(total(x) / k)
}
