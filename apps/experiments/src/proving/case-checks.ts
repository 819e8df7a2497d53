import { checkCase, provableOf } from '@nim/conjectures/goals'
import type { BoxCheck, Goal } from '@nim/prover'
import type { ProofCase } from './proof-cases.ts'

/** Goals compared with the solved game, their claims and @nim/core, each case when it is needed. */
export interface CaseChecks {
  /**
   * What was found for the goal, all cases that have it being checked first.
   *
   * @throws GoalError if a goal does not say what its claim says
   */
  readonly ofGoal: (goal: Goal) => BoxCheck
  /** Seconds that checking the case took. */
  readonly seconds: (asked: ProofCase) => number
}

/** The checks of the goals of these cases, none of them done yet. */
export function caseChecks(cases: readonly ProofCase[]): CaseChecks {
  const seconds = new Map<ProofCase, number>()
  const found = new Map<Goal, BoxCheck>()
  const check = (asked: ProofCase): void => {
    const started = performance.now()
    const checks = checkCase(provableOf(asked.claim)!, asked.case, asked.goals)
    for (const [i, goal] of asked.goals.entries()) found.set(goal, checks[i]!)
    seconds.set(asked, (performance.now() - started) / 1000)
  }
  return {
    ofGoal: (goal) => {
      for (const asked of cases) {
        if (!seconds.has(asked) && asked.goals.some(({ id }) => id === goal.id)) check(asked)
      }
      return found.get(goal)!
    },
    seconds: (asked) => seconds.get(asked) ?? 0,
  }
}
