import type { Integers, Pile } from '../../integers/integers.ts'
import type { Position } from '../../rules/position.ts'
import { exceptionalNumber } from '../exceptional.ts'
import { kPlusOnePiles } from '../k-plus-one-piles.ts'
import { mMove } from '../m-rule.ts'
import { evenBoundCorrected } from './level-bound-corrected.ts'
import { basicBoundByCases } from './remoteness-by-theorem-3.ts'

/**
 * R(x) by the algorithm in the proof of Theorem 3, with the corrected b_t. Null if the printed case
 * distinction yields no value.
 *
 * @param z the arithmetic, which may count operations; if it is omitted, the function checks the
 *   piles and uses their arithmetic
 * @throws RangeError at terminal positions, which the algorithm excludes
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n²)
 * @source GMMV-T3-alg, corrected
 */
export function remotenessByTheorem3Corrected<T extends Pile>(
  x: Position<T>,
  z: Integers<T> = kPlusOnePiles(x),
): T | null {
  const afterMMove = mMove(x, z)
  return (
    exceptionalNumber(x, z) ??
    basicBoundByCases(evenBoundCorrected(x, z), evenBoundCorrected(afterMMove, z), z)
  )
}
