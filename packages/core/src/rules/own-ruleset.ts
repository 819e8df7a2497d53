import type { Game } from './game.ts'

/**
 * A ruleset of a user's own game. It carries its game, which no list knows; `gameOf` gives that. It is
 * made by `ownRuleset` of `@nim/core/own-game`.
 */
export interface OwnRuleset {
  readonly kind: 'OWN'
  readonly piles: number
  /** What names it in data: `./my-game.mjs#sha256:…`, see `ownGameName`. */
  readonly text: string
  /** What names it in figures and messages: `./my-game.mjs`. */
  readonly title: string
  /** Watched: an option that breaks the contract is a RangeError where it is met. */
  readonly game: Game<OwnRuleset>
}
