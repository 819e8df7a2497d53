import type * as games from './games/index.ts'
import type { OwnRuleset } from './own-ruleset.ts'

/**
 * A ruleset, which consists of the game and the number of piles. It is plain data, except that the
 * ruleset of a user's own game contains the game itself. {@link gameOf} returns the object that
 * implements the game.
 */
export type Ruleset = ReturnType<(typeof games)[keyof typeof games]['parse']> | OwnRuleset
