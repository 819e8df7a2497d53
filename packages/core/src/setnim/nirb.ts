import type { Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { heightsOf, sumOf } from './heights.ts'

/**
 * The NIRB value ν(x) = ⌊sum(x)/k⌋ of a position of SN(n,A) with k = min A. No stack of a reduced
 * position is higher than ν(x).
 *
 * @throws RangeError unless the heights ascend and 1 ≤ k ≤ n
 * @complexity O(n)
 * @source DH-D4
 */
export function nirbValue<T extends Pile>(x: Position<T>, k: number): T {
  const z = heightsOf(x, k)
  return z.floorDiv(sumOf(x, z), k)
}

/**
 * True if x satisfies NIRB ("no stack is really big"), that is, if x_n ≤ ν(x).
 *
 * @throws RangeError unless the heights ascend and 1 ≤ k ≤ n
 * @complexity O(n)
 * @source DH-D4
 */
export function satisfiesNirb<T extends Pile>(x: Position<T>, k: number): boolean {
  return x.at(-1)! <= nirbValue(x, k)
}
