import type { Pile } from '../integers/integers.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { heightsOf } from './heights.ts'

/**
 * The outcome of a position of SN(n,{1,…,n}), play on any stacks, under normal play: P iff all
 * heights are even.
 *
 * @throws RangeError unless the heights ascend and n ≥ 1
 * @complexity O(n)
 * @source DH-I3
 */
export function outcomeOnAnyStacks<T extends Pile>(x: Position<T>): Outcome {
  const z = heightsOf(x)
  return x.some((height) => z.isOdd(height)) ? 'N' : 'P'
}
