import type { Pile } from '../integers/integers.ts'
import { rulesetTitle } from './format-ruleset.ts'
import { gameOf } from './game-of.ts'
import { oneLine } from '@nim/presburger/text'
import { formatPosition, type Position, sorted } from './position.ts'
import type { Ruleset } from './ruleset.ts'

/**
 * The position in the form that its ruleset stores: sorted if the ruleset does not distinguish
 * piles.
 * @throws RangeError if the number of piles differs from that of the ruleset
 */
export function positionOf<T extends Pile>(ruleset: Ruleset, piles: readonly T[]): Position<T> {
  const game = gameOf(ruleset)
  if (piles.length !== ruleset.piles) {
    throw new RangeError(
      `position '${oneLine(formatPosition(piles))}': ${oneLine(rulesetTitle(ruleset))} has ${ruleset.piles} piles, got ${piles.length}`,
    )
  }
  return game.isSymmetric(ruleset) ? sorted(piles) : piles
}
