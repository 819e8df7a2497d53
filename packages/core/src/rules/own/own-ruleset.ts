import type { Game } from '../game.ts'
import type { OwnRuleset } from '../own-ruleset.ts'
import { ownGamePath } from './own-game-name.ts'
import { ownPlay } from './own-play.ts'
import type { PlayOfGame } from './play-of-game.ts'

/** The source of a user's own game. */
export interface OwnSource {
  /** The path of its module. */
  readonly path: string
  /** The digest of the module: `sha256:…`. */
  readonly digest: string
  /** The text in parentheses behind the path; null if there are no parentheses. */
  readonly parameters: string | null
}

/** The length at which nimlab cuts messages of a module. */
const LONGEST = 500

/**
 * The ruleset of a user's own game, which carries its game. Every fault of the game, now or later,
 * is a RangeError in one line that begins with the title of the ruleset.
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
  return { kind: 'OWN', piles, text, title, game: namedGame(title, play) }
}

function namedGame(title: string, play: PlayOfGame): Game<OwnRuleset> {
  const { moveVectors, moveSizes } = play
  return {
    ...play,
    kind: 'OWN',
    notation: [title],
    parse: () => {
      throw new RangeError(`${title}: can only be read from its module`)
    },
    format: ({ text }) => text,
    check: () => undefined,
    options: (ruleset, position) => named(title, () => play.options(ruleset, position)),
    isTerminal: (ruleset, position) => named(title, () => play.isTerminal(ruleset, position)),
    mostOptions: (ruleset, caps) => named(title, () => play.mostOptions(ruleset, caps)),
    ...(moveVectors && { moveVectors: (ruleset) => named(title, () => moveVectors(ruleset)) }),
    ...(moveSizes && { moveSizes: (ruleset) => named(title, () => moveSizes(ruleset)) }),
  }
}

/** Runs a step and puts the title before the message of its error. */
function named<T>(title: string, step: () => T): T {
  try {
    return step()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const line = why.replaceAll(/\s+/g, ' ').slice(0, LONGEST)
    throw new RangeError(`${title}: ${line}`, { cause: error })
  }
}
