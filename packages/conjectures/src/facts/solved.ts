import type { TableValue } from '@nim/bruteforce'
import type { PlayConvention } from '@nim/core/rules'
import type { Fact } from './fact.ts'

/** R(x), the remoteness by exhaustive solution. */
export const remoteness: Fact = solvedFact('remoteness', 'normal', 'the remoteness', 'GMMV-D5')

/** The outcome by exhaustive solution: 0 = P, 1 = N. */
export const outcome: Fact = solvedFact(
  'outcome',
  'normal',
  'the outcome, 0 = P and 1 = N',
  'GMMV-D1',
)

/** The Sprague-Grundy value by exhaustive solution. */
export const grundy: Fact = solvedFact('grundy', 'normal', 'the Sprague-Grundy value', 'GN-3.3')

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

/** The Sprague-Grundy value of misère play, terminal positions having 1, by exhaustive solution. */
export const misereGrundy: Fact = solvedFact(
  'grundy',
  'misere',
  'the Sprague-Grundy value of misère play',
  'GMMV-Cite1',
)

/** A value by exhaustive solution. */
function solvedFact(value: TableValue, play: PlayConvention, says: string, source: string): Fact {
  return {
    says: `${says}, by exhaustive solution`,
    source,
    of: (game) => {
      const values = game.values(value, play)
      return (_, rank) => values[rank]!
    },
    solved: { value, play },
  }
}
