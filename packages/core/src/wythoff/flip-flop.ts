import type { Pile } from '../integers/integers.ts'
import type { Outcome } from '../rules/play.ts'
import { attritionOutcome } from './attrition.ts'
import { wythoffOutcome } from './awp.ts'
import type { Point } from './winning-point.ts'

/**
 * The phase of Flip-Flop. Normal phase: the player who reaches (0,0) wins. Attrition phase: the
 * player who reaches it loses.
 */
export type FlipFlopPhase = 'normal' | 'attrition'

/**
 * The outcome by (56), whatever the number of flips left. The winning points are those of Attrition
 * in the attrition phase, otherwise w_k.
 *
 * @throws RangeError unless 0 ≤ S ≤ L are integers
 * @source V-FlipFlop.a
 */
export function flipFlopOutcome<T extends Pile>(point: Point<T>, phase: FlipFlopPhase): Outcome {
  return phase === 'attrition' ? attritionOutcome(point) : wythoffOutcome(point)
}
