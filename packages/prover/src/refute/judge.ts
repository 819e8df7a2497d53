import { formatPosition, options, type Position } from '@nim/core/rules'
import { compile, compileTerm } from '@nim/presburger'
import {
  type Goal,
  type OutcomeGoal,
  type PartialGoal,
  playOf,
  type RemotenessGoal,
  type RestrictedGoal,
} from '../goal/goal.ts'
import type { Finding } from './counterexample.ts'
import { furtherNumbers } from './further-numbers.ts'
import { implicationJudge } from './implication-judge.ts'
import { remotenessFrom } from './outcome-by-rules.ts'

/**
 * Finds the positions at which a goal is wrong, one position at a time. The result is right as long
 * as the goal is right at all smaller positions. For partial goals, the result is right as long as
 * all smaller positions have already been judged.
 *
 * Let x be a smallest position at which an outcome formula differs from the game. The formula is
 * right at all options of x, so these values determine the true outcome of x, and the formula at x
 * contradicts its own values at the options. Conversely, if the formula contradicts its values at a
 * position's options, and is right at all smaller positions, then it is wrong at that position. The
 * smallest local contradiction is therefore the smallest counterexample. The same argument works
 * for remoteness.
 */
export interface Judge {
  readonly at: (position: Position) => Finding | null
  /** False if the goal's given description is itself wrong at this position. */
  readonly isGivenRight: (position: Position) => boolean
  /** The amount of work that is needed to judge a position. Default: 1. */
  readonly looksAt?: (position: Position) => number
}

export function judgeOf(goal: Goal): Judge {
  const isGivenRight = (): boolean => true
  switch (goal.kind) {
    case 'outcome':
      return { at: outcomeJudge(goal), isGivenRight }
    case 'remoteness':
      return { at: remotenessJudge(goal), isGivenRight }
    case 'restricted':
      return restrictedJudge(goal)
    case 'partial':
      return { at: partialJudge(goal), isGivenRight }
    case 'implication': {
      const furtherAt = furtherNumbers(goal)
      return { at: implicationJudge(goal), isGivenRight, looksAt: (x) => [...furtherAt(x)].length }
    }
    case 'grundy':
      throw new RangeError('no solver decides Grundy values; use points')
  }
}

function outcomeJudge({ ruleset, variables, isP, play }: OutcomeGoal): Judge['at'] {
  const says = compile(isP, variables)
  return (x) => {
    const claimed = says(x)
    const next = options(ruleset, x)
    const toP = next.find((option) => says(option))
    const isP_ = next.length === 0 ? play !== 'misere' : toP === undefined
    return claimed === isP_
      ? null
      : { ...outcomes(claimed), explain: evidence(x, toP, next.length) }
  }
}

function remotenessJudge(goal: RemotenessGoal): Judge['at'] {
  const { ruleset, variables, remoteness } = goal
  const says = compileTerm(remoteness, variables)
  return (x) => {
    const values = options(ruleset, x).map((option) => says(option))
    const actual = remotenessFrom(values, playOf(goal))
    const expected = says(x)
    if (actual === expected) return null
    const distinct = [...new Set(values)].sort((a, b) => a - b)
    const what =
      distinct.length === 0 ? 'no option' : `options of remoteness ${distinct.join(', ')}`
    return { expected, actual, explain: `${formatPosition(x)} has ${what}` }
  }
}

function restrictedJudge(goal: RestrictedGoal): Judge {
  const { variables, under, isP, given } = goal
  const [applies, says, truth] = [under, isP, given.isP].map((f) => compile(f, variables)) as [
    ReturnType<typeof compile>,
    ReturnType<typeof compile>,
    ReturnType<typeof compile>,
  ]
  const ofGiven = outcomeJudge(given)
  return {
    at: (x) => {
      if (!applies(x) || says(x) === truth(x)) return null
      const next = options(given.ruleset, x)
      const explain = evidence(x, next.find(truth), next.length)
      return { ...outcomes(says(x)), explain }
    },
    isGivenRight: (x) => ofGiven(x) === null,
  }
}

function partialJudge({ ruleset, variables, isP, isN }: PartialGoal): Judge['at'] {
  const [saysP, saysN] = [compile(isP, variables), compile(isN, variables)]
  const truth = new Map<string, boolean>()
  return (x) => {
    const next = options(ruleset, x)
    const toP = next.find((option) => truth.get(option.join()) === true)
    truth.set(x.join(), toP === undefined)
    const isWrong = toP === undefined ? saysN(x) : saysP(x)
    if (!isWrong) return null
    return { ...outcomes(toP !== undefined), explain: evidence(x, toP, next.length) }
  }
}

function outcomes(claimedP: boolean): Pick<Finding, 'expected' | 'actual'> {
  return claimedP ? { expected: 'P', actual: 'N' } : { expected: 'N', actual: 'P' }
}

function evidence(x: Position, toP: Position | undefined, number: number): string {
  const name = formatPosition(x)
  if (number === 0) return `${name} has no option`
  if (toP !== undefined) return `${name} has the option ${formatPosition(toP)}, which is P`
  return `none of the ${number} options of ${name} is P`
}
