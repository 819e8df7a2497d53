/** Largest piles of the boxes on which P-sets are compared before anything is decided, by the number of piles. */
export const CENSUS_BOXES: Readonly<Record<number, number>> = { 1: 60, 2: 60, 3: 40, 4: 24, 5: 16 }

/** The same for relations between games of one shape for all n. */
export const FAMILY_BOXES: Readonly<Record<number, number>> = { 3: 40, 4: 24, 5: 20, 6: 14, 7: 12 }

/** Points at which a relation may need to be decided. */
export const RELATION_POINTS = 50_000

/** Formulas that more points decide are left out where relations are decided for all positions. */
export const FORMULA_POINTS = 100_000

/** A formula with more points keeps atoms that it may not need: a proof of a shorter one would take minutes. */
export const SHORT_POINTS = 200_000

/** Points at which a law for all n may need to be proved for one n. */
export const LAW_POINTS = 7000
