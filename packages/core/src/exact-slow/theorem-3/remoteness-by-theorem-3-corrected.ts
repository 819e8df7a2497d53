import type { Pile } from '../../integers/integers.ts'
import type { Position } from '../../rules/position.ts'
import { exceptionalNumber } from '../exceptional.ts'
import { kPlusOnePiles } from '../k-plus-one-piles.ts'
import { mMove } from '../m-rule.ts'
import { evenBoundCorrected } from './level-bound-corrected.ts'
import { basicBoundByCases } from './remoteness-by-theorem-3.ts'

/**
 * R(x) by the algorithm in the proof of Theorem 3 with the corrected b_t. Null where the printed
 * case distinction gives no value.
 *
 * @throws RangeError at terminal positions, which the algorithm excludes
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n²)
 * @source GMMV-T3-alg, corrected
 */
export function remotenessByTheorem3Corrected<T extends Pile>(x: Position<T>): T | null {
  const z = kPlusOnePiles(x)
  const afterMMove = mMove(x)
  return (
    exceptionalNumber(x) ??
    basicBoundByCases(evenBoundCorrected(x), evenBoundCorrected(afterMMove), z)
  )
}
