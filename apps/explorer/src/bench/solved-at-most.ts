/**
 * The maximum number of positions that the page solves to analyse one position. `nimlab position`
 * has the same limit.
 */
export const SOLVED_AT_MOST = 2_000_000
