import type * as games from './games/index.ts'
import type { OwnRuleset } from './own-ruleset.ts'

/**
 * A ruleset: what may be played on how many piles. It is plain data, but for a user's own game, which
 * it carries. {@link gameOf} gives the behaviour.
 */
export type Ruleset = ReturnType<(typeof games)[keyof typeof games]['parse']> | OwnRuleset
