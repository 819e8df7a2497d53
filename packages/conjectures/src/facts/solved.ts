import type { TableValue } from '@nim/bruteforce'
import { boxCount, type PlayConvention, type Ruleset } from '@nim/core/rules'
import type { Cost } from '../claim/claim.ts'
import { byRules, solvedAs } from '../claim/stated-fact.ts'
import type { BoxDomain } from '../claim/verdict.ts'
import { rankedTableMemory } from '../rows/table-memory.ts'
import type { Fact } from './fact.ts'

/** R(x), the remoteness, by exhaustive solution. */
export const remoteness: Fact = solvedFact('remoteness', 'normal', 'the remoteness', 'GMMV-D5')

/** The outcome by exhaustive solution: 0 = P, 1 = N. */
export const outcome: Fact = solvedFact(
  'outcome',
  'normal',
  'the outcome, 0 = P and 1 = N',
  'GMMV-D1',
)

/** The Sprague-Grundy value of normal play, by exhaustive solution. */
export const grundy: Fact = solvedFact('grundy', 'normal', 'the Sprague-Grundy value', 'GMMV-D3')

/** The remoteness of misère play, by exhaustive solution. */
export const misereRemoteness: Fact = solvedFact(
  'remoteness',
  'misere',
  'the remoteness of misère play',
  'GMMV-REF-1',
)

/** The outcome of misère play, by exhaustive solution: 0 = P, 1 = N. */
export const misereOutcome: Fact = solvedFact(
  'outcome',
  'misere',
  'the outcome of misère play, 0 = P and 1 = N',
  'GMMV-D4',
)

/** The cost of solving a box for one value that is not a fact in a statement. */
export function solvingCost(ruleset: Ruleset, domain: BoxDomain, value: TableValue): Cost {
  return {
    positions: boxCount(ruleset.piles, domain.max, true),
    memory: rankedTableMemory(ruleset, domain, value),
  }
}

/** The Sprague-Grundy value for the case's play convention. In misère play it is 1 at the end. */
export const grundyAsPlayed: Fact = asPlayed('grundy', 'the Sprague-Grundy value')

/** The outcome under the play convention of the case: 0 = P, 1 = N. */
export const outcomeAsPlayed: Fact = asPlayed('outcome', 'the outcome, 0 = P and 1 = N')

/** A value by exhaustive solution, under the play convention of the case. */
function asPlayed(value: TableValue, says: string): Fact {
  return {
    says: `${says}, by exhaustive solution under the play convention of the case`,
    source: 'GMMV-Cite1',
    of: ({ values, parameters }) => {
      const table = values(value, parameters['play'] as PlayConvention)
      return (_, rank) => table[rank]!
    },
    states: (stored, x) => [byRules(x, solvedAs(value, stored))],
    bytes: (ruleset, domain) => rankedTableMemory(ruleset, domain, value),
  }
}

/** A value by exhaustive solution. */
export function solvedFact(
  value: TableValue,
  play: PlayConvention,
  says: string,
  source: string,
): Fact {
  return {
    says,
    source,
    of: (game) => {
      const values = game.values(value, play)
      return (_, rank) => values[rank]!
    },
    states: (stored, x) => [byRules(x, solvedAs(value, stored), play === 'misere' ? { play } : {})],
    solved: { value, play },
  }
}
