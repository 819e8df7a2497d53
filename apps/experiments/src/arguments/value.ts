/** The kinds of values for which the solver makes tables. */
export const TABLE_VALUES = ['outcome', 'remoteness', 'grundy'] as const

/**
 * The kinds of values that a command can request. The object of a game lists those that the game
 * has.
 */
export const VALUES = [...TABLE_VALUES, 'gm-length', 'induction'] as const

/** The length of a play in the game of l players. */
export type PlayValue = 'gm-length' | 'induction'

/** True if the value is the length of a play in the game of l players. */
export function isPlayValue(value: (typeof VALUES)[number] | undefined): value is PlayValue {
  return value === 'gm-length' || value === 'induction'
}
