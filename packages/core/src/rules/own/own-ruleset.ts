import type { Game } from '../game.ts'
import type { OwnRuleset } from '../own-ruleset.ts'
import { ownGamePath } from './own-game-name.ts'
import { ownPlay } from './own-play.ts'
import type { PlayOfGame } from './play-of-game.ts'

/** Where a game comes from. */
export interface OwnSource {
  /** Path of its module. */
  readonly path: string
  /** `sha256:…` of the module. */
  readonly digest: string
  /** What stands in parentheses behind the path; null if nothing does. */
  readonly parameters: string | null
}

/** Longer messages of a module are cut. */
const LONGEST = 500

/**
 * The ruleset of a user's own game, which carries its game. What goes wrong in that, then or later, is a
 * RangeError in one line that begins with the title of the ruleset.
 *
 * @param exported what its module exports by default, see {@link OwnGame}
 * @throws RangeError if that is no game; `selfTest` looks whether it is a sound one
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
      throw new RangeError(`${title}: is read from its module alone`)
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

/** Puts the title before what goes wrong. */
function named<T>(title: string, step: () => T): T {
  try {
    return step()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const line = why.replaceAll(/\s+/g, ' ').slice(0, LONGEST)
    throw new RangeError(`${title}: ${line}`, { cause: error })
  }
}
