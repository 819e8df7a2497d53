import { checkCase, provableOf } from '@nim/conjectures/goals'
import type { BoxCheck, Goal } from '@nim/prover'
import type { ProofCase } from './proof-cases.ts'

/**
 * Comparisons of goals with the solved game, with their claims and with @nim/core. Each case is
 * checked when its result is first needed.
 */
export interface CaseChecks {
  /**
   * Returns the result for the goal after checking all cases that use it.
   *
   * @throws GoalError if a goal does not state what its claim states
   */
  readonly ofGoal: (goal: Goal) => BoxCheck
  /** The number of seconds that nimlab needed to check the case. */
  readonly seconds: (proofCase: ProofCase) => number
}

/** Creates the checks for the goals of these cases, but does not run them yet. */
export function caseChecks(cases: readonly ProofCase[]): CaseChecks {
  const seconds = new Map<ProofCase, number>()
  const results = new Map<Goal, BoxCheck>()
  const check = (proofCase: ProofCase): void => {
    const started = performance.now()
    const checks = checkCase(provableOf(proofCase.claim)!, proofCase.case, proofCase.goals)
    for (const [i, goal] of proofCase.goals.entries()) results.set(goal, checks[i]!)
    seconds.set(proofCase, (performance.now() - started) / 1000)
  }
  return {
    ofGoal: (goal) => {
      for (const proofCase of cases) {
        if (!seconds.has(proofCase) && proofCase.goals.some(({ id }) => id === goal.id))
          check(proofCase)
      }
      return results.get(goal)!
    },
    seconds: (proofCase) => seconds.get(proofCase) ?? 0,
  }
}
