/**
 * The largest piles of the boxes on which P-sets are compared before anything is proved, by the
 * number of piles.
 */
export const CENSUS_BOXES: Readonly<Record<number, number>> = { 1: 60, 2: 60, 3: 40, 4: 24, 5: 16 }

/**
 * The largest piles of the boxes on which families of games with the same shape for all n are
 * compared, by the number of piles.
 */
export const FAMILY_BOXES: Readonly<Record<number, number>> = { 3: 40, 4: 24, 5: 20, 6: 14, 7: 12 }

/** The maximum number of points for deciding a relation. */
export const RELATION_POINTS = 50_000

/** The maximum number of points of a formula that is used to decide relations for all positions. */
export const FORMULA_POINTS = 100_000

/**
 * The maximum number of points of a formula that is shortened. A formula with more points may keep
 * unnecessary atoms, because proving a shorter one would take minutes.
 */
export const SHORT_POINTS = 200_000

/** The maximum number of points for proving a law for a single n. */
export const LAW_POINTS = 7000
