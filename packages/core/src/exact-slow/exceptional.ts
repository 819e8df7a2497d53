import type { Integers, Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { satisfiesB } from './critical.ts'
import { kPlusOnePiles, sumOfPiles } from './k-plus-one-piles.ts'

/**
 * m(x) = (|x| − k + 1) / k if x is an exceptional position of NIM(k+1,k), otherwise null. A
 * position is exceptional if condition (B) of Theorem 1 holds for some m. In this case, that m is
 * m(x).
 *
 * @param z the arithmetic; if it is omitted, the function checks the piles and uses their
 *   arithmetic
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n)
 * @source GMMV-D12
 */
export function exceptionalNumber<T extends Pile>(
  x: Position<T>,
  z: Integers<T> = kPlusOnePiles(x),
): T | null {
  const k = x.length - 1
  const m = z.floorDiv(z.sub(sumOfPiles(x, z), z.of(k - 1)), k)
  return satisfiesB(x, m, z) ? m : null
}

/**
 * True if x is exceptional.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n)
 * @source GMMV-D12
 */
export function isExceptional<T extends Pile>(x: Position<T>): boolean {
  return exceptionalNumber(x) !== null
}
