import { boxCount, isSymmetric } from '@nim/core/rules'
import type { BoxCheck, Goal } from '@nim/prover'
import { checkGoal } from './check-goal.ts'
import { MOST_CONFIRMED } from '../tuned/tuned.ts'

/**
 * A third, independent confirmation of a proof by finitely many points. The goal is compared with
 * the solved game on the box that contains all points. If the goal is restricted to some positions
 * and relies on a description, the description is compared everywhere. The goal is compared only at
 * these positions.
 *
 * @param max the largest pile of a point
 * @param done an earlier comparison on a box, which is reused if that box is large enough
 * @returns null if the box has more than a million positions
 */
export function boxAround(goal: Goal, max: number, done: BoxCheck): BoxCheck | null {
  if (done.max >= max) return done
  const { ruleset } = goal
  if (boxCount(ruleset.piles, max, isSymmetric(ruleset)) > MOST_CONFIRMED) return null
  const box = { kind: 'box', max } as const
  const found = checkGoal(goal, box, null)
  const given = goal.kind === 'restricted' ? checkGoal(goal.given, box, null) : found
  return { ...found, wrongAt: found.wrongAt ?? given.wrongAt }
}
