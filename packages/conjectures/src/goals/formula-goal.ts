import type { TableValue } from '@nim/bruteforce'
import { formatRuleset, parseRuleset, type PlayConvention } from '@nim/core/rules'
import { and, freeVariables, not, TRUE } from '@nim/presburger'
import { conditionsOf, formulaDigest, type Goal } from '@nim/prover/goal'
import { formulaCard } from '../formula-claims/formula-card.ts'
import { formulaTextOf } from '../formula-claims/formula-id.ts'
import { readFormula, type ReadFormula, valueNamedBy } from '../formula-claims/read-formula.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import { pileNames } from '../rows/formula-statement.ts'
import type { Provable } from './provable.ts'

/** The number of hexadecimal digits that distinguish the goals of one run from each other. */
const DIGITS = 16

/** The proof of a formula's claim. The goal is the same formula that is judged on boxes. */
export function provableFormula(id: string): Provable {
  const text = formulaTextOf(id)
  return {
    claim: id,
    says: 'the formula',
    parameters: formulaCard(id).parameters,
    goals: (parameters) => [formulaGoal(text, parameters)],
  }
}

/**
 * @throws RangeError if the prover has no goal: if the game is not slow, if the statement is about
 * a value and is not of the form `value = TERM`, or if it is about misère outcomes under a
 * condition
 */
function formulaGoal(text: string, parameters: CaseParameters): Goal {
  const { game, value, play } = parameters as {
    readonly game: string
    readonly value: TableValue
    readonly play: PlayConvention
  }
  const ruleset = parseRuleset(game)
  const said = goalOf(readFormula(text, ruleset, value), value, play)
  const unnamed = { ...said, ruleset, variables: pileNames(ruleset.piles), id: '' } as Goal
  const digest = formulaDigest(unnamed).replace('sha256:', '').slice(0, DIGITS)
  const goal = { ...unnamed, id: `formula ${formatRuleset(ruleset)} ${play} ${digest}` }
  // this call fails for a game that is not slow, because its conditions cannot be expressed
  conditionsOf(goal.kind === 'grundy' ? { ...unnamed, kind: 'outcome', isP: TRUE } : goal)
  return goal
}

const NAMES = { grundy: 'Grundy values', remoteness: 'remoteness' } as const

type Said =
  | Pick<Extract<Goal, { kind: 'outcome' }>, 'kind' | 'isP' | 'play'>
  | Pick<Extract<Goal, { kind: 'partial' }>, 'kind' | 'isP' | 'isN'>
  | Pick<Extract<Goal, { kind: 'remoteness' }>, 'kind' | 'remoteness' | 'play'>
  | Pick<Extract<Goal, { kind: 'grundy' }>, 'kind' | 'play' | 'says'>

function goalOf({ clauses }: ReadFormula, value: TableValue, play: PlayConvention): Said {
  const [{ says, where }, ...others] = clauses as [ReadFormula['clauses'][0]]
  const refuse = (what: string, accepted: string): never => {
    throw new RangeError(`cannot prove ${what} for all positions; accepted: ${accepted}`)
  }
  if (value === 'outcome') {
    if (where === undefined) return { kind: 'outcome', isP: says, play }
    if (play === 'misere') return refuse('misère outcomes under a condition', 'FORMULA alone')
    return { kind: 'partial', isP: and(where, says), isN: and(where, not(says)) }
  }
  const named = valueNamedBy(says)
  const isWhole = where === undefined && (others as unknown[]).length === 0
  if (!isWhole || named === undefined || freeVariables(named).includes('value')) {
    return refuse(`this formula about ${NAMES[value]}`, 'value == TERM alone')
  }
  return value === 'remoteness'
    ? { kind: value, play, remoteness: named }
    : { kind: value, play, says: named }
}
