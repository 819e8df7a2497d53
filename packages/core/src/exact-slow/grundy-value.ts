import type { Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { reduce } from '../setnim/reduction.ts'
import { kPlusOnePiles, sumOfPiles } from './k-plus-one-piles.ts'

/**
 * The Sprague-Grundy value of a position of NIM(k+1,k). Let y be the reduction min(x,l(x)), let o
 * be the number of odd piles of y, and let r = |y| mod 2k. The value is
 *
 * - 0 if o ≤ r ≤ 2k − 2 − o, or if o = k + 1 and r = k − 1; otherwise
 * - 2 if y_2 is odd and 3 if y_2 is even, provided that y_1 is odd, 2 ≤ o ≤ k, and r ≡ o − 2 or r ≡
 *   −o (mod 2k); otherwise
 * - 1.
 *
 * Theorem 30 of docs/proofs/grundy-values.md proves this for all k and x.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n) integer operations
 * @source GMMV-D3.values
 */
export function grundyOfKPlusOne<T extends Pile>(x: Position<T>): number {
  const k = x.length - 1
  const y = reduce(x, k)
  const z = kPlusOnePiles(y)
  const odd = y.filter((pile) => z.isOdd(pile)).length
  const r = z.mod(sumOfPiles(y, z), 2 * k)
  if (odd <= r && r <= 2 * k - 2 - odd) return 0
  if (odd === k + 1 && r === k - 1) return 0
  const isNextToZero = r === (odd + 2 * k - 2) % (2 * k) || r === 2 * k - odd
  if (!z.isOdd(y[0]!) || odd < 2 || odd > k || !isNextToZero) return 1
  return z.isOdd(y[1]!) ? 2 : 3
}
