import type * as games from './games/index.ts'

/** A ruleset, as data: what may be played on how many piles. {@link gameOf} gives the behaviour. */
export type Ruleset = ReturnType<(typeof games)[keyof typeof games]['parse']>
