import type { Integers, Pile } from '../../integers/integers.ts'
import type { Position } from '../../rules/position.ts'
import { kPlusOnePiles } from '../k-plus-one-piles.ts'
import { levelBoundByFormula } from './level-bound.ts'

/**
 * b_t(x) by the closed form of Theorem 3, with the condition that the paper omits; null stands for
 * −∞. For t > 2, the q of the closed form is a level only if z_{t−1} = 2⌊x_{t−1}/2⌋ is at most 2q.
 * Then all of z_2, …, z_{k+1} are at most 2q, so z_1 = 2s is not negative. If the condition fails
 * for this q, it also fails for every smaller q. For t = k + 2, no pile x_t exists, so x_t gives no
 * bound.
 *
 * @param z the arithmetic; if it is omitted, the function checks the piles and uses their
 *   arithmetic
 * @throws RangeError or TypeError unless the piles ascend and are exact, and 2 ≤ t ≤ k + 2
 * @complexity O(n)
 * @source GMMV-T3-bt, corrected
 */
export function levelBoundCorrected<T extends Pile>(
  x: Position<T>,
  t: number,
  z: Integers<T> = kPlusOnePiles(x),
): T | null {
  const bound = levelBoundByFormula(x, t, 'dropped', z)
  if (t === 2) return bound
  return isLevelAfter(bound, x[t - 2]!, z) ? bound : null
}

/**
 * The condition that the paper omits, for the bound 2q and the pile x_{t−1}: 2⌊x_{t−1}/2⌋ ≤ 2q.
 * @source GMMV-T3-bt, corrected
 */
export function isLevelAfter<T extends Pile>(bound: T, before: T, z: Integers<T>): boolean {
  return z.sub(before, z.of(z.mod(before, 2))) <= bound
}

/**
 * E(x) = max b_t(x) over 1 < t ≤ k + 2, with the corrected b_t.
 *
 * @param z the arithmetic; if it is omitted, the function checks the piles and uses their
 *   arithmetic
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n²)
 * @source GMMV-T3-alg, corrected
 */
export function evenBoundCorrected<T extends Pile>(
  x: Position<T>,
  z: Integers<T> = kPlusOnePiles(x),
): T {
  let largest = z.zero
  for (let t = 2; t <= x.length + 1; t++) {
    const bound = levelBoundCorrected(x, t, z)
    if (bound !== null && bound > largest) largest = bound
  }
  return largest
}
