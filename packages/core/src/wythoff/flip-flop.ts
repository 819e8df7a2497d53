import type { Pile } from '../integers/integers.ts'
import type { Outcome } from '../rules/play.ts'
import { attritionOutcome } from './attrition.ts'
import { wythoffOutcome } from './awp.ts'
import type { Point } from './winning-point.ts'

/**
 * The phase of Flip-Flop. In the normal phase, the player who reaches (0,0) wins. In the attrition
 * phase, the player who reaches (0,0) loses.
 */
export type FlipFlopPhase = 'normal' | 'attrition'

/**
 * The outcome by (56), which does not depend on the number of remaining flips. In the attrition
 * phase, the winning points are those of Attrition. In the normal phase, the winning points are the
 * points w_k.
 *
 * @throws RangeError unless 0 ≤ S ≤ L are integers
 * @source V-FlipFlop.a
 */
export function flipFlopOutcome<T extends Pile>(point: Point<T>, phase: FlipFlopPhase): Outcome {
  return phase === 'attrition' ? attritionOutcome(point) : wythoffOutcome(point)
}
