import type { Integers, Pile } from '../../integers/integers.ts'
import type { Position } from '../../rules/position.ts'
import { exceptionalNumber } from '../exceptional.ts'
import { kPlusOnePiles } from '../k-plus-one-piles.ts'
import { mMove } from '../m-rule.ts'
import { evenBoundByTheorem3 } from './even-bound.ts'
import type { Theorem3Reading } from './reading.ts'

/**
 * B(x) computed from E(x) and E(x') by the printed case distinction, where x' is the position after
 * the M-move. The result is E(x) if E(x) > E(x') + 1, and E(x') + 1 if E(x) < E(x') + 1. If E(x) =
 * E(x') + 1, the result is null. The paper does not mention this last case. It does not occur,
 * because E(x) and E(x') are both even by definition. The statement applies to non-exceptional,
 * nonterminal x.
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
 * B(x) computed from E(x) and E(x') by GMMV-T3-B. The result is null if the printed case
 * distinction yields no value. This function computes what the tested statement claims; for the
 * true value use `remoteness`.
 *
 * @param reading how the bound from x_t is interpreted at t = k + 2
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
