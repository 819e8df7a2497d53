import type { Integers, Pile } from '../../integers/integers.ts'
import type { Position } from '../../rules/position.ts'
import { kPlusOnePiles } from '../k-plus-one-piles.ts'
import { checkT, largestT, type SlackReading, type Theorem3Reading } from './reading.ts'

/**
 * Returns b_t(x) as the proof of Theorem 3 computes it. The result is 2q for the largest q ≥ 0 such
 * that some integer s satisfies (6) 2s + A_t + q·2(k+2−t) = q·2k, 2s ≤ x_1 and 2q ≤ x_t. Here A_t =
 * Σ_{i=2}^{t−1} 2⌊x_i/2⌋. The result is null if there is no such q. As in the paper, t starts at 1.
 *
 * The function solves the system by trying each q in descending order. So this function is suitable
 * only for small piles. The closed form of the paper is `levelBoundByFormula`.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact, and t is in its range
 * @complexity O(x_n) steps
 * @source GMMV-T3-bt (a)
 */
export function levelBoundBySystem<T extends Pile>(
  x: Position<T>,
  t: number,
  reading: Theorem3Reading,
  slack: SlackReading,
): T | null {
  const z = kPlusOnePiles(x)
  const k = x.length - 1
  checkT(t, largestT(k, reading))
  const A = sumOfEvenFloors(x, t, z)
  const double = (value: T): T => z.mul(z.of(2), value)
  // (6) and 2s ≤ x_1 imply q·2(t−2) ≤ x_1 + A_t. For t = 2, x_2 bounds q under every reading.
  let q = boundByPile(x, t, reading, z) ?? z.floorDiv(z.add(x[0]!, A), 2 * (t - 2))
  for (; q >= z.zero; q = z.sub(q, z.one)) {
    const right = double(z.mul(z.of(k), q))
    const left = z.add(A, double(z.mul(z.of(k + 2 - t), q)))
    const twiceS = z.sub(right, left)
    if (z.isOdd(twiceS) || twiceS > x[0]!) continue
    if (slack === 'nonnegative' && twiceS < z.zero) continue
    return double(q)
  }
  return null
}

/**
 * b_t(x) by the closed form in the proof of Theorem 3, as printed: 2q with q = min(⌊(2⌊x_1/2⌋ +
 * A_t) / (2(t−2))⌋, ⌊x_t/2⌋). The first term is irrelevant at t = 2. As in the paper, t starts at
 * 1.
 *
 * @param z the arithmetic; if it is omitted, the function checks the piles and uses their
 *   arithmetic
 * @throws RangeError or TypeError unless the piles ascend and are exact, and t is in its range
 * @complexity O(n)
 * @source GMMV-T3-bt (b), (c)
 */
export function levelBoundByFormula<T extends Pile>(
  x: Position<T>,
  t: number,
  reading: Theorem3Reading,
  z: Integers<T> = kPlusOnePiles(x),
): T {
  checkT(t, largestT(x.length - 1, reading))
  const byPile = boundByPile(x, t, reading, z)
  let q = byPile
  if (t > 2) {
    const firstPile = z.sub(x[0]!, z.of(z.mod(x[0]!, 2)))
    const bySum = z.floorDiv(z.add(firstPile, sumOfEvenFloors(x, t, z)), 2 * (t - 2))
    if (q === null || bySum < q) q = bySum
  }
  return z.mul(z.of(2), q!)
}

/** A_t, the sum of 2⌊x_i/2⌋ over 2 ≤ i ≤ t − 1. */
function sumOfEvenFloors<T extends Pile>(x: Position<T>, t: number, z: Integers<T>): T {
  let sum = z.zero
  for (const pile of x.slice(1, t - 1)) sum = z.add(sum, z.sub(pile, z.of(z.mod(pile, 2))))
  return sum
}

/** ⌊x_t/2⌋ under the given reading of x_{k+2}; null if q has no such bound. */
function boundByPile<T extends Pile>(
  x: Position<T>,
  t: number,
  reading: Theorem3Reading,
  z: Integers<T>,
): T | null {
  const pile = x[t - 1] ?? (reading === 'repeat-last' ? x.at(-1) : undefined)
  return pile === undefined ? null : z.floorDiv(pile, 2)
}
