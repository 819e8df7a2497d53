import { gameOf, requireValue } from '@nim/core/rules'
import { secondPlan } from '../second/second-plan.ts'
import { arrayPlan, autoPlan } from './auto-plan.ts'
import type { Job, Plan } from './plan.ts'

/**
 * Decides once how to do a job, before anything is allocated for it. Sizes may be absurdly large.
 *
 * @throws RangeError if a cap is not a whole number ≥ 0, the number of threads is not a whole
 *   number ≥ 1, no game has the ruleset's kind, or the game has no such value
 * @complexity O(n), or O(n · max) for generated kernels. For Grundy values of games with 16 options
 *   or more, a few hundred positions are solved, see `grundy-corner.ts`
 */
export function planOf(job: Job): Plan {
  const { ruleset, value, play, kernel = 'auto', threads = 1 } = job
  gameOf(ruleset).check(ruleset)
  requireValue(ruleset, value, play)
  if (!Number.isSafeInteger(threads) || threads < 1) {
    throw new RangeError(`threads: expected a whole number >= 1, got ${threads}`)
  }
  if (kernel === 'second') return secondPlan(job)
  return kernel === 'plain' ? arrayPlan(job) : autoPlan(job)
}
