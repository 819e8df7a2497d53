import { type Fact, factOf, type GameOnBox } from '../facts/fact.ts'
import { described } from './claim-error.ts'

/**
 * A fact of a position that depends only on its piles.
 *
 * @param says the fact in one sentence
 * @param at the piles; copy them to keep them
 */
export function ownFact<T>(says: string, at: (x: readonly number[]) => T): Fact<T> {
  if (typeof says !== 'string' || typeof at !== 'function') {
    throw new RangeError(
      `fact: expected what it is and a function of the piles, got ${described(says)} and ${described(at)}`,
    )
  }
  return factOf(says, 'its author', at)
}

/**
 * Something that is true of a position, found from the game, its box, and other facts.
 *
 * @param says what it is, in one sentence
 * @param of prepares what is needed of a game on a box, then answers for one position and its rank
 * @param needs the facts that it takes by `game.column(fact)`; their tables count as its own
 */
export function ownFactOfGame<T>(
  says: string,
  of: (game: GameOnBox) => (x: readonly number[], rank: number) => T,
  needs: readonly Fact<unknown>[] = [],
): Fact<T> {
  if (typeof says !== 'string' || typeof of !== 'function') {
    throw new RangeError(
      `factOfGame: expected what it is and a function of the game, got ${described(says)} and ${described(of)}`,
    )
  }
  return { says, source: 'its author', of, needs }
}
