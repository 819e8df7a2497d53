import type { Pile } from '../../integers/integers.ts'
import type { Position } from '../../rules/position.ts'
import { basicPositionsBelow } from '../basic-positions-below.ts'
import { kPlusOnePiles } from '../k-plus-one-piles.ts'
import { checkT } from './reading.ts'

/**
 * b_t(x) computed from its definition: the largest even b(z) of a basic z ≼ x with z_i = b(z) for i
 * ≥ t and 0 ≤ x_i − z_i ≤ 1 for 1 < i < t. Null stands for −∞, which is the value if no such z
 * exists. As in the paper, t and i are counted from 1, and 2 ≤ t ≤ k + 2 = n + 1. The function
 * enumerates all basic z ≼ x, so it is suitable only for small piles.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact, and t is in its range
 * @complexity as `basicPositionsBelow`
 * @source GMMV-T3-bt-def
 */
export function levelBoundByDefinition<T extends Pile>(x: Position<T>, t: number): T | null {
  const integers = kPlusOnePiles(x)
  checkT(t, x.length + 1)
  let largest: T | null = null
  for (const { z, b } of basicPositionsBelow(x)) {
    if (integers.isOdd(b) || (largest !== null && b <= largest)) continue
    const meetsConditions = z.every((pile, index) => {
      const i = index + 1
      if (i >= t) return pile === b
      return i === 1 || integers.sub(x[index]!, pile) <= integers.one
    })
    if (meetsConditions) largest = b
  }
  return largest
}

/**
 * E(x) = max b_t(x) over 1 < t ≤ k + 2, with b_t computed from its definition. Suitable only for
 * small piles.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity n times `levelBoundByDefinition`
 * @source GMMV-T3-bt-def
 */
export function evenBoundByDefinition<T extends Pile>(x: Position<T>): T {
  let largest = kPlusOnePiles(x).zero
  for (let t = 2; t <= x.length + 1; t++) {
    const bound = levelBoundByDefinition(x, t)
    if (bound !== null && bound > largest) largest = bound
  }
  return largest
}
