import { slowSetNim } from '@nim/core/rules'
import { rankedTableMemory } from '../../rows/table-memory.ts'
import type { Fact } from '../fact.ts'

/** The outcome of x in SN(n,A′), by A′. */
export const outcomeWith: Fact<(sizes: readonly number[]) => number> = {
  says: 'the outcome of x in SN(n,A′), by A′, by exhaustive solution',
  source: 'DH-D1',
  about: 'SN',
  of: (game) => (_, rank) => (sizes) =>
    game.valuesOf(slowSetNim(game.ruleset.piles, sizes), 'outcome')[rank]!,
  bytes: (ruleset, domain) => 2n * rankedTableMemory(ruleset, domain, 'outcome'),
}
