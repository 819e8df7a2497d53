/** The values of a position that the solver makes tables of. */
export const TABLE_VALUES = ['outcome', 'remoteness', 'grundy'] as const

/** The values that can be asked of a position; which a game has, its object says. */
export const VALUES = [...TABLE_VALUES, 'gm-length'] as const
