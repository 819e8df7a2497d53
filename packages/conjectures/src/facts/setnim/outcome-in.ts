import { type Ruleset, slowSetNim } from '@nim/core/rules'
import { rankedTableMemory } from '../../rows/table-memory.ts'
import type { Fact } from '../fact.ts'

/**
 * The outcome in another game on the same stacks: 0 = P, 1 = N.
 * @param says which game that is, in words
 */
function outcomeIn(says: string, sizes: (ruleset: Ruleset) => readonly number[]): Fact {
  return {
    says: `the outcome in ${says}, 0 = P and 1 = N`,
    source: 'DH-D1',
    about: 'SN',
    of: (game) => {
      const { ruleset } = game
      const values = game.valuesOf(slowSetNim(ruleset.piles, sizes(ruleset)), 'outcome')
      return (_, rank) => values[rank]!
    },
    bytes: (ruleset, domain) =>
      rankedTableMemory(slowSetNim(ruleset.piles, sizes(ruleset)), domain, 'outcome'),
  }
}

/** The outcome in SN(n,{1}). */
export const outcomeOnOne: Fact = outcomeIn('SN(n,{1})', () => [1])

/** The outcome in SN(n,{n}). */
export const outcomeOnAll: Fact = outcomeIn('SN(n,{n})', ({ piles }) => [piles])

/** The outcome in SN(n,{n−1}). */
export const outcomeOnAllButOne: Fact = outcomeIn('SN(n,{n−1})', ({ piles }) => [
  Math.max(1, piles - 1),
])
