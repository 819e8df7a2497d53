import type { Goal } from '../goal/goal.ts'
import type { Obligation } from '../prove/obligations.ts'
import type { CheckOptions, Solver } from '../solve/solver.ts'
import { checkedFromRules } from './checked-from-rules.ts'
import type { Counterexample } from './counterexample.ts'
import { judgeOf } from './judge.ts'
import { minimise } from './minimise.ts'
import { scan } from './scan.ts'
import { LARGEST_TRIED, MOST_SCANNED } from '../tuned/tuned.ts'

/** A position that violates an obligation, and the sum up to which all positions are right. */
export interface Model {
  readonly obligation: Pick<Obligation, 'id' | 'condition'>
  readonly position: readonly bigint[]
  readonly scanned: number
}

/**
 * The smallest counterexample to a goal, found from a solver's model of an obligation. If few
 * positions have a smaller sum, they are evaluated one by one. Otherwise the solver searches for a
 * smaller counterexample.
 *
 * @returns the counterexample, or the reason why the model is not a counterexample. The solver may
 * be wrong, the goal's conditions may not be necessary, or only the given description may be wrong.
 */
export async function refutationBy(
  goal: Goal,
  model: Model,
  solver: Solver,
  limits: CheckOptions,
): Promise<Counterexample | string> {
  const { obligation, position, scanned } = model
  const name = `obligation ${obligation.id}: sat at ${position.join()}`
  if (!position.every((pile) => pile >= 0n)) return `${name}, which is not a position`
  if (goal.kind === 'restricted' && obligation.condition.kind !== 'equivalent') {
    return `${name}: the given description is not proved`
  }
  if (obligation.condition.kind === 'premise') return `${name}: a premise is not proved`
  const maxSum = Number(position.reduce((a, b) => a + b, 0n))
  const few = scan(goal.ruleset, judgeOf(goal), { positions: MOST_SCANNED, maxSum })
  if (few.found !== null) return checkedFromRules(goal, few.found, true)
  if (few.wrongGiven !== null) return `the given description is wrong at ${few.wrongGiven.join()}`
  if (few.upTo === maxSum || goal.kind === 'partial') {
    return `${name}, but the positions up to sum ${few.upTo} are right`
  }
  const least = await minimise(goal, position, Math.max(scanned, few.upTo), solver, limits)
  const piles = least.position.map(Number)
  const largest = goal.kind === 'implication' ? LARGEST_TRIED : Number.MAX_SAFE_INTEGER
  if (piles.some((pile) => pile > largest))
    return `${name}, which is too large to check from the rules`
  const finding = judgeOf(goal).at(piles)
  if (finding === null) return `${name}, but ${piles.join()} violates no rule`
  return checkedFromRules(goal, { position: piles, finding }, least.isSmallest)
}
