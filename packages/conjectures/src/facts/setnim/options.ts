import { formatPosition, options, positionOf, sorted } from '@nim/core/rules'
import { byRules } from '../../claim/stated-fact.ts'
import type { Fact } from '../fact.ts'
import { misereOutcome, outcome, remoteness } from '../solved.ts'

/** The options of x. */
export const legalOptions: Fact<readonly (readonly number[])[]> = {
  says: 'the options of x by the rules, sorted',
  source: 'DH-D1',
  states: (value, x) => [byRules(x, { fact: 'options', value })],
  of:
    ({ ruleset }) =>
    (x) =>
      options(ruleset, positionOf(ruleset, x)),
}

/** The outcomes of the options. */
export const optionOutcomes: Fact<readonly number[]> = ofOptions('outcomes', outcome)

/** The misère outcomes of the options. */
export const optionMisereOutcomes: Fact<readonly number[]> = ofOptions(
  'misère outcomes',
  misereOutcome,
)

/** The remoteness of each option. */
export const optionRemotenesses: Fact<readonly number[]> = ofOptions('remotenesses', remoteness)

function ofOptions(what: string, fact: Fact): Fact<readonly number[]> {
  return {
    says: `the ${what} of the options of x`,
    source: 'DH-D1',
    of: (game) => {
      const { box } = game
      const values = game.column(fact)
      const optionsOf = legalOptions.of(game)
      return (x, rank) => optionsOf(x, rank).map((option) => values[box.rank(option)]!)
    },
    needs: [fact],
  }
}

/** The positions, each sorted and listed once, in a fixed order. */
export function formatOptions(positions: readonly (readonly number[])[]): string {
  return [...new Set(positions.map((x) => formatPosition(sorted(x))))].sort().join(' ')
}
