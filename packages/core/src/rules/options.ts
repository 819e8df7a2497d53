import type { Pile } from '../integers/integers.ts'
import { gameOf } from './game-of.ts'
import type { Position } from './position.ts'
import type { Ruleset } from './ruleset.ts'

/**
 * The options of a position, each listed once: the positions that one legal move reaches, in the
 * ruleset's stored form. The order is fixed, and each game documents its order.
 *
 * Domain: `position` must have the form that {@link positionOf} returns. If moves may take any
 * number of stones, the piles must be so small that all options can be listed.
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
