/** Positions that are solved for one that is shown: as many as the command solves. */
export const SOLVED_AT_MOST = 2_000_000
