/**
 * The maximum number of positions that the page solves to analyse one. The command has the same
 * limit.
 */
export const SOLVED_AT_MOST = 2_000_000
