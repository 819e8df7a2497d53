/**
 * What a comparison of a goal's formulas with the solved game on a box found, before the same goal
 * was given to a solver.
 */
export interface BoxCheck {
  /** The box holds the positions with piles 0..max. */
  readonly max: number
  /** Positions of the box of which the goal says something. */
  readonly positions: number
  /** SHA-256 of the text of the formulas that were compared, see `formulaDigest`. */
  readonly formulas: string
  /** The smallest position of the box where the goal is wrong; null if there is none. */
  readonly wrongAt: readonly number[] | null
}
