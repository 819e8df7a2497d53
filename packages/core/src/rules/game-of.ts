import type { Game } from './game.ts'
import * as games from './games/index.ts'
import { oneLine } from '@nim/presburger/text'
import type { Ruleset } from './ruleset.ts'

/** All built-in games, in the order of their files. */
export const GAMES: readonly Game<Ruleset>[] = Object.values(games)

const BY_KIND: ReadonlyMap<string, Game<Ruleset>> = new Map(GAMES.map((game) => [game.kind, game]))

/**
 * The game to which a ruleset belongs. The ruleset of a user's own game contains that game.
 * @throws RangeError if no game has its kind
 */
export function gameOf(ruleset: Ruleset): Game<Ruleset> {
  const { kind } = ruleset
  const game = 'game' in ruleset ? ruleset.game : BY_KIND.get(kind)
  if (game === undefined) {
    const kinds = [...BY_KIND.keys()].join(', ')
    throw new RangeError(oneLine(`ruleset: no game of kind '${kind}'`) + `; known: ${kinds}`)
  }
  return game
}
