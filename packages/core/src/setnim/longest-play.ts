import type { Integers, Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { heightsOf } from './heights.ts'

/**
 * l(x), the number of moves of the longest play from x in SN(n,A) with k = min A: the largest m
 * with Σ min(x_i,m) ≥ k·m. With the sums Y_i = x_1 + … + x_i of the i lowest stacks it is the
 * least of ⌊Y_{n−j} / (k−j)⌋ over j = 0..k−1.
 *
 * @throws RangeError unless the heights ascend and 1 ≤ k ≤ n
 * @complexity O(n)
 * @source NT-F5, NT-L14
 */
export function longestPlay<T extends Pile>(x: Position<T>, k: number): T {
  return longestPlayOf(x, k, heightsOf(x, k))
}

/** {@link longestPlay} of heights known to ascend, in the arithmetic z. */
export function longestPlayOf<T extends Pile>(x: Position<T>, k: number, z: Integers<T>): T {
  const lowest = x.length - k + 1
  let sum = z.zero
  for (let i = 0; i < lowest; i++) sum = z.add(sum, x[i]!)
  let least = sum
  for (let divisor = 2; divisor <= k; divisor++) {
    sum = z.add(sum, x[lowest + divisor - 2]!)
    const bound = z.floorDiv(sum, divisor)
    if (bound < least) least = bound
  }
  return least
}
