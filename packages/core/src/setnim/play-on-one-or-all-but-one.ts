import type { Integers, Pile } from '../integers/integers.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { heightsOf, sumOf } from './heights.ts'

/**
 * The outcome of any position of SN(n,{1,n−1}), play on one stack or on all but one, under normal
 * play if n ≥ 3 is odd: P iff x_1, x_2 and sum(x) have the same parity.
 *
 * @throws RangeError unless the heights ascend and n ≥ 3 is odd
 * @complexity O(n)
 * @source NT-3
 */
export function outcomeOnOneOrAllButOne<T extends Pile>(x: Position<T>): Outcome {
  const { first, second, sum } = parities(x, heightsOf(x))
  return first === second && second === sum ? 'P' : 'N'
}

/**
 * A winning move of SN(n,{1,n−1}), n ≥ 3 odd, as the indices (from 0, ascending) of the stacks to
 * play on; null at P-positions. One of x_n, x_2, x_1 is lowered according to which parity stands
 * alone; only where x_1 would have to be and is empty, all other stacks are.
 *
 * @throws RangeError unless the heights ascend and n ≥ 3 is odd
 * @complexity O(n)
 * @source NT-3
 */
export function winningMoveOnOneOrAllButOne<T extends Pile>(x: Position<T>): number[] | null {
  const z = heightsOf(x)
  const { first, second, sum } = parities(x, z)
  if (first === second) return sum === first ? null : [x.length - 1]
  if (sum === second) return [1]
  return x[0]! > z.zero ? [0] : Array.from({ length: x.length - 1 }, (_, i) => i + 1)
}

function parities<T extends Pile>(
  x: Position<T>,
  z: Integers<T>,
): { first: boolean; second: boolean; sum: boolean } {
  if (x.length < 3 || x.length % 2 === 0) {
    throw new RangeError(`position: expected an odd number of stacks from 3, got ${x.length}`)
  }
  return { first: z.isOdd(x[0]!), second: z.isOdd(x[1]!), sum: z.isOdd(sumOf(x, z)) }
}
