import type { Position } from '@nim/core/rules'
import { type Goal, playOf } from '../goal/goal.ts'
import type { Counterexample, Finding } from './counterexample.ts'
import { isPByRules, remotenessByRules } from './outcome-by-rules.ts'

/**
 * The finding as a counterexample. If the position is small enough, its true value is recomputed
 * from the rules and the definition.
 *
 * @throws Error if the rules give another value: in that case, the prover itself is wrong
 */
export function checkedFromRules(
  goal: Goal,
  { position, finding }: { readonly position: Position; readonly finding: Finding },
  isSmallest: boolean,
): Counterexample {
  const actual = valueByRules(goal, position)
  if (actual !== null && actual !== finding.actual) {
    throw new Error(
      `${position.join()} is ${finding.actual} according to the search, but ${actual} according to the rules`,
    )
  }
  return {
    position,
    ...finding,
    isSmallest,
    checkedBy: actual === null ? 'smaller-positions' : 'rules',
  }
}

function valueByRules(goal: Goal, position: Position): string | number | null {
  // all numbers of the finding were computed from their definitions at this position
  if (goal.kind === 'implication') return 'false'
  if (goal.kind === 'remoteness') {
    return remotenessByRules(goal.ruleset, position, playOf(goal))
  }
  const isP = isPByRules(
    goal.ruleset,
    position,
    playOf(goal.kind === 'restricted' ? goal.given : goal),
  )
  if (isP === null) return null
  return isP ? 'P' : 'N'
}
