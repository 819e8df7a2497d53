import type { TableValue } from '@nim/bruteforce'
import { isSymmetric, type PlayConvention, type Ruleset } from '@nim/core/rules'
import {
  and,
  type Formula,
  freeVariables,
  iff,
  implies,
  LONG_TEXT,
  not,
  toText,
  unreadable,
} from '@nim/presburger'
import type { ConditionKind, Goal, OutcomeGoal, RemotenessGoal } from '@nim/prover/goal'
import { conditionsOf, playOf } from '@nim/prover/goal'
import type { OutcomeQuestion, PointQuestion, StatementQuestion } from '@nim/prover/points'
import { NotDecidable } from '@nim/prover/points'
import { type ReadFormula, valueNamedBy } from '../formula-claims/read-formula.ts'
import { pileNames } from '../rows/formula-statement.ts'

/** One of the questions that together make up a goal. */
export interface PointPart {
  readonly question: PointQuestion
  /**
   * The role of the question in the goal. `values`: the statement about positions. `given`: the
   * description on which this statement relies. `agrees`: both state the same. `strategy`: the
   * named moves have the stated effect. `induction`: the inductive proof that positions are P or N.
   */
  readonly part: 'values' | 'given' | 'agrees' | 'strategy' | 'induction'
}

/**
 * The questions that together make up the goal and that finitely many points can answer. They
 * contain the goal's own formula objects. A restricted goal has two questions. The first question
 * asks whether the goal's description holds, unless another goal proves this. The second question
 * is a statement without moves: the goal and its description agree wherever the goal applies. A
 * strategy is also a statement without moves. It says that, where a rule applies, its option is
 * right; the option is written in terms of the piles. The induction that proves a partial goal is
 * also a statement without moves. This statement is sufficient for the goal, but not necessary.
 *
 * @throws NotDecidable for an implication
 */
export function pointQuestions(goal: Goal): PointPart[] {
  const { ruleset, variables } = goal
  switch (goal.kind) {
    case 'outcome':
      return [{ part: 'values', question: outcomeQuestion(goal) }, ...strategyPart(goal)]
    case 'remoteness': {
      const says = goal.remoteness
      const play = playOf(goal)
      const question = { value: 'remoteness', ruleset, play, variables, says } as const
      return [{ part: 'values', question }, ...strategyPart(goal)]
    }
    case 'grundy': {
      const { play, says } = goal
      return [{ part: 'values', question: { value: 'grundy', ruleset, play, variables, says } }]
    }
    case 'restricted': {
      const { under, isP, given } = goal
      const question = statement(goal, implies(under, iff(isP, given.isP)))
      const rests =
        goal.assumed === undefined
          ? [{ part: 'given', question: outcomeQuestion(given) } as const, ...strategyPart(given)]
          : []
      return [...rests, { part: 'agrees', question }]
    }
    case 'partial':
      return conditions(goal, 'induction')
    case 'implication':
      throw new NotDecidable('it contains numbers that are not terms of the piles')
  }
}

function outcomeQuestion({ ruleset, variables, isP, play }: OutcomeGoal): OutcomeQuestion {
  return { value: 'outcome', ruleset, play: play ?? 'normal', variables, says: isP }
}

function strategyPart(goal: OutcomeGoal | RemotenessGoal): PointPart[] {
  return goal.strategy === undefined ? [] : conditions(goal, 'strategy', ['strategy'])
}

/**
 * The statement that no condition of these kinds, or of any kind, has a counterexample. If the
 * statement is too long for the reader of formulas, it is split into several statements.
 *
 * @throws NotDecidable if no checker can read a condition
 */
function conditions(
  goal: Goal,
  part: PointPart['part'],
  kinds?: readonly ConditionKind[],
): PointPart[] {
  const texts: { says: Formula[]; length: number }[] = []
  for (const { id, kind, assertions } of conditionsOf(goal)) {
    if (kinds !== undefined && !kinds.includes(kind)) continue
    // short formulas come first, because the others are not evaluated once one formula is false
    const one = not(and(...assertions.toSorted((f, g) => toText(f).length - toText(g).length)))
    const { length } = toText(one)
    const why = unreadable(one)
    if (why !== null) throw new NotDecidable(`the condition ${id} has ${why}`)
    const last = texts.at(-1)
    if (last === undefined || last.length + length > LONG_TEXT) {
      texts.push({ says: [one], length })
    } else {
      last.says.push(one)
      last.length += length
    }
  }
  return texts.map(({ says }) => ({ part, question: statement(goal, and(...says)) }))
}

function statement({ ruleset, variables }: Goal, says: Formula): StatementQuestion {
  return { value: 'statement', variables, sorted: isSymmetric(ruleset), says }
}

/**
 * The question whether a user's formula is true at every position.
 *
 * @throws NotDecidable for a formula under a condition, and for a statement about a value that is
 * not of the form `value = TERM`
 */
export function formulaQuestion(
  { clauses }: ReadFormula,
  ruleset: Ruleset,
  value: TableValue,
  play: PlayConvention,
): PointQuestion {
  const [first, ...others] = clauses
  if (first === undefined || others.length > 0 || first.where !== undefined) {
    throw new NotDecidable('the formula is about some positions only')
  }
  const game = { ruleset, play, variables: pileNames(ruleset.piles) }
  if (value === 'outcome') return { value, ...game, says: first.says }
  const named = valueNamedBy(first.says)
  if (named === undefined || freeVariables(named).includes('value')) {
    throw new NotDecidable('the formula is not value == TERM')
  }
  return { value, ...game, says: named }
}
