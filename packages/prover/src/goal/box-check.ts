/**
 * The result of comparing a goal's formulas with the solved game on a box, before a solver got the
 * same goal.
 */
export interface BoxCheck {
  /** The box contains the positions with piles 0..max. */
  readonly max: number
  /** The number of positions in the box to which the goal applies. */
  readonly positions: number
  /** The SHA-256 of the text of the compared formulas, see `formulaDigest`. */
  readonly formulas: string
  /**
   * The smallest position in the box at which the goal is wrong; null if there is no such position.
   */
  readonly wrongAt: readonly number[] | null
}
