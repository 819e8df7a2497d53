/** The values of a position that the solver makes tables of. */
export const TABLE_VALUES = ['outcome', 'remoteness', 'grundy'] as const

/** The values that can be asked of a position; which a game has, its object says. */
export const VALUES = [...TABLE_VALUES, 'gm-length', 'induction'] as const

/** Lengths of plays of the game of l players. */
export type PlayValue = 'gm-length' | 'induction'

/** Is it a length of a play of the game of l players? */
export function isPlayValue(value: (typeof VALUES)[number] | undefined): value is PlayValue {
  return value === 'gm-length' || value === 'induction'
}
