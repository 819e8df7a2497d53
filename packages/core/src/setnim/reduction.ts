import type { Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { chopTheTop } from './chop-the-top.ts'
import { heightsOf, sumOf } from './heights.ts'
import { largestLevel } from './largest-level.ts'

/**
 * The reduction red(x) of a position of SN(n,A) with k = min A: the position without the tokens
 * that no play can ever take. It is ctt(x,m) for the largest m with Σ min(x_i,m) ≥ k·m. This is the
 * reduction to use; reductionByDefinition only serves to check it.
 *
 * @throws RangeError unless the heights ascend and 1 ≤ k ≤ n
 * @complexity O(n) integer operations
 * @source DH-L2.7, DH-T2.3
 */
export function reduce<T extends Pile>(x: Position<T>, k: number): T[] {
  const z = heightsOf(x, k)
  return chopTheTop(x, largestLevel(x, k, z))
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
