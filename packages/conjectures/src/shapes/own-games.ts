import { ownRuleset, parseOwnGameName } from '@nim/core/own-game'
import type { OwnRuleset, Ruleset } from '@nim/core/rules'

/** Provides the games that the claims of a module refer to. */
export interface OwnGames {
  /**
   * The module of the claims. If a game is given as an object, its name is the name of this module.
   */
  readonly path: string
  readonly digest: string
  /**
   * Returns the game of another module, given its name.
   * @throws RangeError if the module is not loaded
   */
  readonly read: (name: string) => Ruleset
}

let current: OwnGames | null = null
const made = new WeakMap<object, OwnRuleset>()

/** Runs a member of a claim. The member may refer to games of modules. */
export function withOwnGames<T>(games: OwnGames, step: () => T): T {
  const before = current
  current = games
  try {
    return step()
  } finally {
    current = before
  }
}

/** The game for a name such as `./circle.mjs`; null for any other text. */
export function ownGameNamed(text: string): Ruleset | null {
  return parseOwnGameName(text) === null ? null : loader(text).read(text)
}

/**
 * The ruleset of a game that is given as an object, such as `{ piles, moves }`.
 * @throws RangeError in one line if the game is invalid
 */
export function ownGameOf(game: object): OwnRuleset {
  const known = made.get(game) ?? ownRuleset(game, { ...loader('a game'), parameters: null })
  made.set(game, known)
  return known
}

function loader(what: string): OwnGames {
  if (current !== null) return current
  throw new RangeError(`${what}: only a claim that nimlab loads can use a game from a module`)
}
