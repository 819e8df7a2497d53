import type { Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { basicBound } from './basic-bound.ts'
import { isExceptional } from './exceptional.ts'
import { kPlusOnePiles } from './k-plus-one-piles.ts'

/**
 * The remoteness R(x) of a position of NIM(n,n−1) with n ≥ 2, for piles of any size. It is B(x) + 1
 * if x is exceptional, and otherwise B(x). The paper states this for M(x) (GMMV-L2), and M(x) =
 * R(x) by Theorem 2. The position is P iff R(x) is even.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n) integer operations
 * @source GMMV-L2, GMMV-T2, GMMV-T3
 */
export function remoteness<T extends Pile>(x: Position<T>): T {
  const z = kPlusOnePiles(x)
  const bound = basicBound(x)
  return isExceptional(x) ? z.add(bound, z.one) : bound
}
