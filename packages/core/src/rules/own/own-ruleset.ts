import type { OwnRuleset } from '../own-ruleset.ts'
import { carriedGame, named } from './carried-game.ts'
import { ownGamePath } from './own-game-name.ts'
import { ownPlay } from './own-play.ts'

/** The module that defines a user's own game. */
export interface OwnSource {
  /** The path of the module. */
  readonly path: string
  /** The digest of the module: `sha256:…`. */
  readonly digest: string
  /** The text in parentheses after the path; null if there are no parentheses. */
  readonly parameters: string | null
}

/**
 * The ruleset of a user's own game, which contains the game itself. Every fault of the game,
 * immediate or later, causes a RangeError with a one-line message that begins with the title of the
 * ruleset.
 *
 * @param exported the default export of its module, see {@link OwnGame}
 * @throws RangeError if the export is not a game; `selfTest` checks the game itself
 */
export function ownRuleset(exported: unknown, source: OwnSource): OwnRuleset {
  const { path, digest, parameters } = source
  const name = ownGamePath(path)
  const { piles, play, parameters: own } = named(name, () => ownPlay(exported, parameters))
  const title = name + own
  const text = `${title}#${digest}`
  return { kind: 'OWN', piles, text, title, game: carriedGame(title, play) }
}
