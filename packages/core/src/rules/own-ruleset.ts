import type { Game } from './game.ts'

/**
 * A ruleset of a user's own game. It carries its game, because the list of games does not contain
 * it; `gameOf` returns it. `ownRuleset` of `@nim/core/own-game` creates such a ruleset.
 */
export interface OwnRuleset {
  readonly kind: 'OWN'
  readonly piles: number
  /** Its name in data: `./my-game.mjs#sha256:…`, see `ownGameName`. */
  readonly text: string
  /** Its name in figures and messages: `./my-game.mjs`. */
  readonly title: string
  /**
   * The game, with a check of its answers: an option that breaks the contract throws a RangeError
   * at once.
   */
  readonly game: Game<OwnRuleset>
}
