import { compareSumLex, formatPosition } from '@nim/core/rules'
import type { BoxCheck, Goal } from '@nim/prover'
import { boxNear } from '../claim/domains.ts'
import { formatCase } from '../record/format-case.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import { findClaim } from '../papers/registry.ts'
import type { BoxDomain } from '../claim/verdict.ts'
import { checkGoal } from './check-goal.ts'
import { GoalError } from './goal-error.ts'
import type { Provable } from './provable.ts'
import { GOAL_POSITIONS } from '../tuned/tuned.ts'

/** The box on which goals about n piles are compared with the solved game. */
export function boxOfGoals(n: number, positions: number = GOAL_POSITIONS): BoxDomain {
  return boxNear(n, positions)
}

/**
 * Before any proof, checks that the goals state the same as their claim. Each goal is compared with
 * the solved game on a box, with the formula in @nim/core, and with the claim's own check of the
 * same box.
 *
 * @param goals the objects for the prover, as `provable` has them for this case
 * @returns the result for each goal
 * @throws GoalError if a goal and its claim, or @nim/core, do not agree
 * @complexity at most a second
 */
export function checkCase(
  provable: Provable,
  parameters: CaseParameters,
  goals: readonly Goal[],
): BoxCheck[] {
  const inCore = provable.inCore?.(parameters) ?? []
  const box = boxOfGoals(goals[0]!.ruleset.piles, provable.positions)
  const checks = goals.map((goal, i) => {
    if (goal.kind === 'restricted') checkGiven(goal.id, goal.given, box)
    return checkGoal(goal, box, inCore[i] ?? null)
  })
  if (provable.checkedAs !== null) {
    const asked = provable.checkedAs?.(parameters) ?? parameters
    compareWithClaim(provable.claim, asked, box, smallest(checks))
  }
  return checks
}

function checkGiven(id: string, given: Goal, box: BoxDomain): void {
  const { wrongAt } = checkGoal(given, box, null)
  if (wrongAt === null) return
  throw new GoalError(
    `the goal ${id} relies on a formula that is wrong at ${formatPosition(wrongAt)}`,
  )
}

function smallest(checks: readonly BoxCheck[]): readonly number[] | null {
  const wrong = checks.flatMap(({ wrongAt }) => (wrongAt === null ? [] : [wrongAt]))
  return wrong.sort(compareSumLex)[0] ?? null
}

function compareWithClaim(
  id: string,
  parameters: CaseParameters,
  box: BoxDomain,
  wrongAt: readonly number[] | null,
): void {
  const { verdict, counterexample } = findClaim(id)!.check(parameters, box)
  const name = `${id} ${formatCase(parameters)}`.trim()
  const where = `on piles 0..${box.max}`
  const goal = wrongAt === null ? 'is right' : `is wrong at ${formatPosition(wrongAt)}`
  if (verdict === 'refuted') {
    const position = counterexample?.position
    if (wrongAt !== null && (position ?? wrongAt).join() === wrongAt.join()) return
    const at = position === undefined ? '' : ` at ${formatPosition(position)}`
    throw new GoalError(`${where} the claim ${name} is refuted${at}, but its goal ${goal}`)
  }
  if (wrongAt === null && (verdict === 'holds' || verdict === 'vacuous')) return
  throw new GoalError(`${where} the check of ${name} says ${verdict}, but its goal ${goal}`)
}
