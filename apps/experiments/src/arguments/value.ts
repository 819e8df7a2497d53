/** The kinds of values that the solver stores in tables. */
export const TABLE_VALUES = ['outcome', 'remoteness', 'grundy'] as const

/**
 * All kinds of values that a command accepts. Each game object lists the kinds of values that its
 * game has.
 */
export const VALUES = [...TABLE_VALUES, 'gm-length', 'induction'] as const

/** The kinds of values that count the moves of a play in the l-player game. */
export type PlayValue = 'gm-length' | 'induction'

/** True if a value of this kind is the number of moves of a play in the l-player game. */
export function isPlayValue(value: (typeof VALUES)[number] | undefined): value is PlayValue {
  return value === 'gm-length' || value === 'induction'
}
