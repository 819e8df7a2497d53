import type { Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { chopTheTop } from './chop-the-top.ts'
import { heightsOf, sumOf } from './heights.ts'

/**
 * The reduction red(x) of a position of SN(n,A) with k = min A: what is left when the tokens that
 * no play can ever take are removed. It is ctt(x,m) for the largest m ≤ x_n with
 * Σ min(x_i,m) ≥ k·m; the difference of the two sides is concave in m and 0 at m = 0, so m is found
 * by bisection. This is the reduction to use; reductionByDefinition is the judge.
 *
 * @throws RangeError unless the heights ascend and 1 ≤ k ≤ n
 * @complexity O(n log x_n)
 * @source DH-L2.7, DH-T2.3
 */
export function reduce<T extends Pile>(x: Position<T>, k: number): T[] {
  const z = heightsOf(x, k)
  const isReducedAt = (m: T): boolean => {
    const sum = x.reduce<T>((total, height) => z.add(total, height < m ? height : m), z.zero)
    return sum >= z.mul(z.of(k), m)
  }
  let low = z.zero
  let high = x.at(-1)!
  while (low < high) {
    const middle = z.floorDiv(z.add(z.add(low, high), z.one), 2)
    if (isReducedAt(middle)) low = middle
    else high = z.sub(middle, z.one)
  }
  return chopTheTop(x, low)
}

/**
 * True if a position of SN(n,A) with k = min A is reduced: k·x_n ≤ sum(x).
 *
 * @throws RangeError unless the heights ascend and 1 ≤ k ≤ n
 * @complexity O(n)
 * @source DH-T2.3
 */
export function isReduced<T extends Pile>(x: Position<T>, k: number): boolean {
  const z = heightsOf(x, k)
  return z.mul(z.of(k), x.at(-1)!) <= sumOf(x, z)
}
