import { boxCount, isSymmetric } from '@nim/core/rules'
import type { BoxCheck, Goal } from '@nim/prover'
import { checkGoal } from './check-goal.ts'

/** Positions of a box that is solved beside a proof: seconds. */
const MOST_POSITIONS = 1_000_000

/**
 * A third witness of what finitely many points decide: the goal compared with the solved game on the
 * box that holds them all. A goal that rests on a description is compared where it speaks, the
 * description everywhere.
 *
 * @param max the largest pile of a point
 * @param done a comparison on a box that was made before, which does if that box is as large
 * @returns null if the box has more than a million positions
 */
export function boxAround(goal: Goal, max: number, done: BoxCheck): BoxCheck | null {
  if (done.max >= max) return done
  const { ruleset } = goal
  if (boxCount(ruleset.piles, max, isSymmetric(ruleset)) > MOST_POSITIONS) return null
  const box = { kind: 'box', max } as const
  const found = checkGoal(goal, box, null)
  const given = goal.kind === 'restricted' ? checkGoal(goal.given, box, null) : found
  return { ...found, wrongAt: found.wrongAt ?? given.wrongAt }
}
