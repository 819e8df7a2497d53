import type { Integers, Pile } from '../../integers/integers.ts'
import type { Position } from '../../rules/position.ts'
import { exceptionalNumber } from '../exceptional.ts'
import { kPlusOnePiles } from '../k-plus-one-piles.ts'
import { mMove } from '../m-rule.ts'
import { evenBoundByTheorem3 } from './even-bound.ts'
import type { Theorem3Reading } from './reading.ts'

/**
 * B(x) from E(x) and E(x'), where x' is the position after the M-move, by the printed case
 * distinction: E(x) if E(x) > E(x') + 1; E(x') + 1 if E(x) < E(x') + 1; null if E(x) = E(x') + 1.
 * The paper does not name the last case. It does not occur, because both are even by definition.
 * Stated for non-exceptional, nonterminal x.
 *
 * @source GMMV-T3-B
 */
export function basicBoundByCases<T extends Pile>(
  evenBound: T,
  evenBoundAfterMMove: T,
  z: Integers<T>,
): T | null {
  const other = z.add(evenBoundAfterMMove, z.one)
  if (evenBound > other) return evenBound
  return evenBound < other ? other : null
}

/**
 * R(x) by the algorithm in the proof of Theorem 3, as printed: m(x) for exceptional x, otherwise
 * B(x) by GMMV-T3-B from E(x) and E(x'). Null where the printed case distinction gives no value.
 * For the value itself use `remoteness`; this function is the statement under test.
 *
 * @param reading how the bound by x_t is read at t = k + 2
 * @throws RangeError at terminal positions, which the algorithm excludes
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n²)
 * @source GMMV-T3-alg
 */
export function remotenessByTheorem3<T extends Pile>(
  x: Position<T>,
  reading: Theorem3Reading,
): T | null {
  const z = kPlusOnePiles(x)
  const afterMMove = mMove(x)
  return (
    exceptionalNumber(x) ??
    basicBoundByCases(evenBoundByTheorem3(x, reading), evenBoundByTheorem3(afterMMove, reading), z)
  )
}
