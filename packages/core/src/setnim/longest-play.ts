import type { Pile } from '../integers/integers.ts'
import { inIntegers } from '../interpretation/in-integers.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Position } from '../rules/position.ts'
import { heightsOf } from './heights.ts'

/**
 * l(x), the number of moves in a longest play from x in SN(n,A) with k = min A. It is the largest m
 * with Σ min(x_i,m) ≥ k·m. Let Y_i = x_1 + … + x_i be the sum of the i lowest stacks. Then l(x) is
 * the minimum of ⌊Y_{n−j} / (k−j)⌋ over j = 0..k−1.
 *
 * @throws RangeError unless the heights ascend and 1 ≤ k ≤ n
 * @complexity O(n)
 * @source NT-F5, NT-L14
 */
export function longestPlay<T extends Pile>(x: Position<T>, k: number): T {
  return longestPlayOf(inIntegers(heightsOf(x, k)), x, k)
}

/** {@link longestPlay} under any interpretation; the heights must ascend. */
export function longestPlayOf<T, B>(z: Interpretation<T, B>, x: readonly T[], k: number): T {
  const sums = z.sums(x)
  const bounds: T[] = []
  for (let j = 0; j < k; j++) bounds.push(z.div(sums[x.length - j - 1]!, k - j))
  return z.min(bounds)
}
