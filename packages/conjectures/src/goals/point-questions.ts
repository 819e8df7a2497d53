import type { TableValue } from '@nim/bruteforce'
import { isSymmetric, type PlayConvention, type Ruleset } from '@nim/core/rules'
import { freeVariables, iff, implies } from '@nim/presburger'
import type { Goal, OutcomeGoal } from '@nim/prover'
import { NotDecidable, type OutcomeQuestion, type PointQuestion } from '@nim/prover/points'
import { type ReadFormula, valueNamedBy } from '../formula-claims/read-formula.ts'
import { pileNames } from '../rows/formula-statement.ts'

/**
 * The questions that finitely many points can answer and that together are the goal, on its own
 * formula objects. Of a restricted goal: does the description that it rests on hold, unless it is
 * proved elsewhere, then the statement without moves that both say the same where the goal speaks.
 *
 * @throws NotDecidable for goals that say something of some positions only, or which move to play
 */
export function pointQuestions(goal: Goal): PointQuestion[] {
  const { ruleset, variables } = goal
  switch (goal.kind) {
    case 'outcome':
      return [outcomeQuestion(goal)]
    case 'remoteness':
      refuseStrategy(goal)
      return [{ value: 'remoteness', ruleset, play: 'normal', variables, says: goal.remoteness }]
    case 'restricted': {
      const { under, isP, given } = goal
      const statement: PointQuestion = {
        value: 'statement',
        variables,
        sorted: isSymmetric(ruleset),
        says: implies(under, iff(isP, given.isP)),
      }
      return goal.assumed === undefined ? [outcomeQuestion(given), statement] : [statement]
    }
    case 'partial':
      throw new NotDecidable('the claim says something of some positions only')
  }
}

function outcomeQuestion(goal: OutcomeGoal): OutcomeQuestion {
  refuseStrategy(goal)
  const { ruleset, variables, isP, play = 'normal' } = goal
  return { value: 'outcome', ruleset, play, variables, says: isP }
}

function refuseStrategy({ strategy }: Pick<OutcomeGoal, 'strategy'>): void {
  if (strategy !== undefined) throw new NotDecidable('the claim also says which move to play')
}

/**
 * The question whether a formula of one's own is true of every position.
 *
 * @throws NotDecidable for formulas under a condition, and for more about a value than `value = TERM`
 */
export function formulaQuestion(
  { clauses }: ReadFormula,
  ruleset: Ruleset,
  value: TableValue,
  play: PlayConvention,
): PointQuestion {
  const [first, ...others] = clauses
  if (first === undefined || others.length > 0 || first.where !== undefined) {
    throw new NotDecidable('the formula says something of some positions only')
  }
  const game = { ruleset, play, variables: pileNames(ruleset.piles) }
  if (value === 'outcome') return { value, ...game, says: first.says }
  const named = valueNamedBy(first.says)
  if (named === undefined || freeVariables(named).includes('value')) {
    throw new NotDecidable('the formula is not value == TERM')
  }
  return { value, ...game, says: named }
}
