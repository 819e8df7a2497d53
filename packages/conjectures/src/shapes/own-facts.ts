import { type Fact, factOf, type GameOnBox } from '../facts/fact.ts'
import { described } from './claim-error.ts'

/**
 * A fact about a position that depends only on its piles.
 *
 * @param says the fact in one sentence
 * @param at computes the fact from the piles; copy them to keep them
 */
export function ownFact<T>(says: string, at: (x: readonly number[]) => T): Fact<T> {
  if (typeof says !== 'string' || typeof at !== 'function') {
    throw new RangeError(
      `fact: expected a sentence and a function of the piles, got ${described(says)} and ${described(at)}`,
    )
  }
  return factOf(says, 'its author', at)
}

/**
 * A fact about a position that is computed from the game, the box, and other facts.
 *
 * @param says the meaning of the fact, in one sentence
 * @param of prepares the data of a game on a box, then answers for one position and its rank
 * @param needs the facts that it reads by `game.column(fact)`. The cost of the fact includes
 *   their tables
 */
export function ownFactOfGame<T>(
  says: string,
  of: (game: GameOnBox) => (x: readonly number[], rank: number) => T,
  needs: readonly Fact<unknown>[] = [],
): Fact<T> {
  if (typeof says !== 'string' || typeof of !== 'function') {
    throw new RangeError(
      `factOfGame: expected a sentence and a function of the game, got ${described(says)} and ${described(of)}`,
    )
  }
  return { says, source: 'its author', of, needs }
}
