import type { PlayConvention, Ruleset } from '@nim/core/rules'
import type { Formula, Term } from '@nim/presburger'

/** A statement about all positions of a slow game. */
interface GameQuestion {
  /** The game: NIM(n,k), SN(n,A) or HNIM(n;H). */
  readonly ruleset: Ruleset
  readonly play: PlayConvention
  /**
   * The variables of the piles. If the rules do not distinguish piles, they are in ascending order
   * of size.
   */
  readonly variables: readonly string[]
}

/** “The positions that satisfy the formula are exactly the P-positions.” */
export interface OutcomeQuestion extends GameQuestion {
  readonly value: 'outcome'
  readonly says: Formula
}

/** “The term is the remoteness of every position”, or “… the Grundy value …”. */
export interface ValueQuestion extends GameQuestion {
  readonly value: 'remoteness' | 'grundy'
  readonly says: Term
}

/**
 * “The formula holds for all vectors of integers ≥ 0”, or “… for all ascending vectors …”. The
 * question does not involve moves.
 */
export interface StatementQuestion {
  readonly value: 'statement'
  readonly variables: readonly string[]
  /** True if the statement is only about positions with x_1 ≤ … ≤ x_n. */
  readonly sorted: boolean
  readonly says: Formula
}

/** A question that a finite set of points decides. */
export type PointQuestion = OutcomeQuestion | ValueQuestion | StatementQuestion
