import type { Game } from '../game.ts'
import type { OwnRuleset } from '../own-ruleset.ts'
import type { PlayOfGame } from './play-of-game.ts'

/** Longer messages from a module are truncated. */
const LONGEST = 500

/**
 * The game that a ruleset of a user's own game contains. The messages of its errors begin with the
 * title.
 */
export function carriedGame(title: string, play: PlayOfGame): Game<OwnRuleset> {
  const { moveVectors, moveSizes } = play
  return {
    ...play,
    kind: 'OWN',
    notation: [title],
    parse: () => {
      throw new RangeError(`${title}: this game cannot parse the name of a game`)
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

/** Adds the title to the beginning of every error message. */
export function named<T>(title: string, step: () => T): T {
  try {
    return step()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const line = why.replaceAll(/\s+/g, ' ').slice(0, LONGEST)
    throw new RangeError(`${title}: ${line}`, { cause: error })
  }
}
