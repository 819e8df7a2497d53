import type { Pile } from '../../integers/integers.ts'
import type { Position } from '../../rules/position.ts'
import { kPlusOnePiles } from '../k-plus-one-piles.ts'
import { levelBoundByFormula } from './level-bound.ts'
import { largestT, type Theorem3Reading } from './reading.ts'

/**
 * E(x) = max b_t(x) over 1 < t ≤ k + 2 (k + 1 under the reading `t-to-k+1`), where each b_t is
 * computed by the closed form printed in the proof of Theorem 3.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n²)
 * @source GMMV-T3-alg
 */
export function evenBoundByTheorem3<T extends Pile>(x: Position<T>, reading: Theorem3Reading): T {
  let largest = kPlusOnePiles(x).zero
  for (let t = 2; t <= largestT(x.length - 1, reading); t++) {
    const bound = levelBoundByFormula(x, t, reading)
    if (bound > largest) largest = bound
  }
  return largest
}
