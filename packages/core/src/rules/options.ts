import type { Pile } from '../integers/integers.ts'
import { gameOf } from './game-of.ts'
import type { Position } from './position.ts'
import type { Ruleset } from './ruleset.ts'

/**
 * The options of a position, each once: the positions left by one legal move, in the form in which
 * the ruleset stores positions. The order is fixed, and each game says which it is.
 *
 * Domain: `position` as {@link positionOf} returns it. Games whose moves take any number of stones
 * need piles that are not too large to list them.
 *
 * @throws RangeError for piles that are negative, not integers, or too large (see integersOf)
 * @source GMMV-D1, GMMV-R1, DH-D1
 */
export function options<T extends Pile>(ruleset: Ruleset, position: Position<T>): Position<T>[] {
  return gameOf(ruleset).options(ruleset, position)
}

/** True if no move is legal. */
export function isTerminal<T extends Pile>(ruleset: Ruleset, position: Position<T>): boolean {
  return gameOf(ruleset).isTerminal(ruleset, position)
}
