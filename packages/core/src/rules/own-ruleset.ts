import type { Game } from './game.ts'

/**
 * The ruleset of a game that a user has defined. The ruleset itself contains the game, because the
 * list of built-in games does not; `gameOf` returns this game. `ownRuleset` of `@nim/core/own-game`
 * creates such a ruleset.
 */
export interface OwnRuleset {
  readonly kind: 'OWN'
  readonly piles: number
  /** The name of the game in data: `./my-game.mjs#sha256:…`, see `ownGameName`. */
  readonly text: string
  /** The name of the game in figures and messages: `./my-game.mjs`. */
  readonly title: string
  /**
   * The game, which checks every answer: an option that breaks the contract throws a RangeError
   * immediately.
   */
  readonly game: Game<OwnRuleset>
}
