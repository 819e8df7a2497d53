import { iff, not, substitute } from '@nim/presburger'
import type { Goal, PartialGoal, RestrictedGoal } from '../goal/goal.ts'
import { isPosition, movesOf } from '../moves/moves.ts'
import type { Condition } from './condition.ts'
import { implicationConditions } from './implication-conditions.ts'
import { hasMoveConditions, outcomeConditions } from './outcome-conditions.ts'
import { remotenessConditions } from './remoteness-conditions.ts'

/**
 * The conditions that together imply the goal, in a fixed order. For outcomes and remoteness, the
 * conditions are also necessary.
 *
 * @throws RangeError for a game that is not slow, for variables that do not fit the game, and for
 * Grundy values
 */
export function conditionsOf(goal: Goal): Condition[] {
  switch (goal.kind) {
    case 'outcome':
      return outcomeConditions(goal)
    case 'remoteness':
      return remotenessConditions(goal)
    case 'restricted':
      return restrictedConditions(goal)
    case 'partial':
      return partialConditions(goal)
    case 'implication':
      return implicationConditions(goal)
    case 'grundy':
      throw new RangeError('no solver decides Grundy values; use points')
  }
}

function restrictedConditions(goal: RestrictedGoal): Condition[] {
  const { given, ruleset, variables, under, isP } = goal
  const premises = goal.assumed === undefined ? outcomeConditions(given) : []
  return [
    ...premises.map((condition) => ({ ...condition, id: `given-${condition.id}` })),
    {
      id: 'equivalent',
      kind: 'equivalent',
      statement: 'Under the hypothesis the formula agrees with the given description.',
      assertions: [isPosition(ruleset, variables), under, not(iff(isP, given.isP))],
    },
  ]
}

function partialConditions(goal: PartialGoal): Condition[] {
  const { ruleset, variables, isP, isN } = goal
  const domain = isPosition(ruleset, variables)
  return [
    ...movesOf(ruleset, variables).map(({ piles, isLegal, option }): Condition => ({
      id: `option-${piles.join('.')}`,
      kind: 'option',
      statement: `Every legal move on the piles ${piles.join(', ')} from a position called P leads to one called N.`,
      assertions: [domain, isLegal, isP, not(substitute(isN, option))],
    })),
    ...hasMoveConditions(goal, [domain, isN]),
  ]
}
