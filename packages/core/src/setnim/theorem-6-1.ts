import type { Pile } from '../integers/integers.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { heightsOf, sumOf } from './heights.ts'

/**
 * The outcome of a position of SN(n,{1,n}), play on one stack or on all, under normal play. For odd
 * n it is P iff sum(x) is even; for even n it is P iff sum(x) and x_1 are both even. No reduction
 * is needed: with k = 1 every position is reduced.
 *
 * @throws RangeError unless the heights ascend and n ≥ 1
 * @complexity O(n)
 * @source DH-T6.1
 */
export function outcomeByTheorem61<T extends Pile>(x: Position<T>): Outcome {
  const z = heightsOf(x)
  if (z.isOdd(sumOf(x, z))) return 'N'
  return x.length % 2 === 0 && z.isOdd(x[0]!) ? 'N' : 'P'
}
