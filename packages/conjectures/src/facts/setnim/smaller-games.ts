import { slowSetNim } from '@nim/core/rules'
import { rankedTableMemory } from '../../rows/table-memory.ts'
import type { Fact, GameOnBox } from '../fact.ts'
import { moveSets, parseMoveSet } from './move-sets.ts'
import { sizesOf } from './stacks.ts'

/** The outcome in a game with fewer moves: 0 = P, 1 = N. */
export interface InSmaller {
  readonly sizes: readonly number[]
  readonly outcome: number
}

/** The outcomes in all of them. */
export const outcomesInSmaller: Fact<readonly InSmaller[]> = {
  says: 'the outcome in SN(n,A′), for every nonempty proper subset A′ of A',
  source: 'DH-OP3',
  about: 'SN',
  of: (game) => {
    const tables = smallerSets(sizesOf(game.ruleset)).map((sizes) => ({
      sizes,
      outcomes: outcomesWith(game, sizes),
    }))
    return (_, rank) => tables.map(({ sizes, outcomes }) => ({ sizes, outcome: outcomes[rank]! }))
  },
  bytes: (ruleset, domain) =>
    BigInt(smallerSets(sizesOf(ruleset)).length) * rankedTableMemory(ruleset, domain, 'outcome'),
}

/** Every nonempty proper subset of A, by size, then lexicographically. */
export function smallerSets(sizes: readonly number[]): number[][] {
  return moveSets(sizes.length)
    .slice(0, -1)
    .map((places) => parseMoveSet(places).map((place) => sizes[place - 1]!))
}

/** Outcomes of SN(n,A′) on the same box, by rank. */
export function outcomesWith(game: GameOnBox, sizes: readonly number[]): ArrayLike<number> {
  return game.valuesOf(slowSetNim(game.ruleset.piles, sizes), 'outcome')
}
