import type { Pile } from '../integers/integers.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { checkPositionType, type PositionType, positionType } from './position-type.ts'
import { reduce } from './reduction.ts'

/**
 * SN(n,{n−1}), every move leaves out one stack: a reduced position of type (o,r), modulus 2(n−1),
 * is a P-position iff o ≤ r ≤ 2n−4−o or (o,r) = (n,n−2). True if (o,r) is such a type.
 *
 * @throws RangeError unless n ≥ 2 and (o,r) is a type of n stacks, modulus 2(n−1)
 * @source DH-T3.3
 */
export function isPTypeByTheorem33(n: number, type: PositionType): boolean {
  checkPositionType(type, n, n - 1)
  const { o, r } = type
  return (o <= r && r <= 2 * n - 4 - o) || (o === n && r === n - 2)
}

/**
 * The outcome of any position of SN(n,{n−1}) under normal play: the type of its reduction decides.
 *
 * @throws RangeError unless the heights ascend and n ≥ 2
 * @complexity O(n log x_n)
 * @source DH-T3.3, DH-P2.4, DH-U8
 */
export function outcomeByTheorem33<T extends Pile>(x: Position<T>): Outcome {
  const k = x.length - 1
  return isPTypeByTheorem33(x.length, positionType(reduce(x, k), k)) ? 'P' : 'N'
}
