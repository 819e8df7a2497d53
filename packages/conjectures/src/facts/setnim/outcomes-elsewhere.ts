import { slowSetNim } from '@nim/core/rules'
import { rankedTableMemory } from '../../rows/table-memory.ts'
import type { Fact } from '../fact.ts'
import { outcome } from '../solved.ts'

/** The outcome of any position of the box, sorted: 0 = P and 1 = N. */
export const outcomeAt: Fact<(y: readonly number[]) => number> = {
  says: 'the outcome of a position, by exhaustive solution',
  source: 'DH-D1',
  of: (game) => {
    const outcomes = game.column(outcome)
    const at = (y: readonly number[]): number => outcomes[game.box.rank(y)]!
    return () => at
  },
  needs: [outcome],
}

/** The outcome of x in SN(n,A′), by A′. */
export const outcomeWith: Fact<(sizes: readonly number[]) => number> = {
  says: 'the outcome of x in SN(n,A′), by A′, by exhaustive solution',
  source: 'DH-D1',
  about: 'SN',
  of: (game) => (_, rank) => (sizes) =>
    game.valuesOf(slowSetNim(game.ruleset.piles, sizes), 'outcome')[rank]!,
  bytes: (ruleset, domain) => 2n * rankedTableMemory(ruleset, domain, 'outcome'),
}
