import type { PlayConvention, Ruleset } from '@nim/core/rules'
import type { Formula, Term } from '@nim/presburger'
import type { Encoding } from '../encode/encoding.ts'

/**
 * One rule of a {@link Strategy}: if its condition holds, take one stone from each of these piles.
 */
export interface StrategyRule {
  readonly when: Formula
  /** Piles numbered 1..n, in the order in which the position lists them. */
  readonly play: readonly number[]
}

/**
 * The moves for positions that the formula calls N. In each position, the first rule whose
 * condition holds gives the move. If several piles are equal, the rule may name any of them.
 */
export type Strategy = readonly StrategyRule[]

/**
 * The members that all goals share: a name for files and messages, a game, and names for its piles.
 */
interface GameGoal {
  /** The name that the claim and its case have in certificates, such as `GMMV-App n=4 k=3`. */
  readonly id: string
  /** The game: NIM(n,k), SN(n,A) or HNIM(n;H). */
  readonly ruleset: Ruleset
  /**
   * The variables of the piles. If the rules do not distinguish piles, they are in ascending order
   * of size.
   */
  readonly variables: readonly string[]
  /**
   * The way in which conditions become queries. By default, the prover chooses it. The choice never
   * changes the proved statement.
   */
  readonly encoding?: Encoding
}

/** “The positions that satisfy `isP` are exactly the P-positions.” */
export interface OutcomeGoal extends GameGoal {
  readonly kind: 'outcome'
  readonly isP: Formula
  /** The play convention. Default: normal play. */
  readonly play?: PlayConvention
  /**
   * If present, “some move leads to P” is proved in the form “the move of the strategy leads to P”.
   */
  readonly strategy?: Strategy
}

/** “`remoteness` is the remoteness of every position”. */
export interface RemotenessGoal extends GameGoal {
  readonly kind: 'remoteness'
  readonly remoteness: Term
  /** The play convention. Default: normal play. */
  readonly play?: PlayConvention
  /**
   * If present, “some option has a remoteness that is smaller by 1” is proved in the form “the
   * strategy's option has it”.
   */
  readonly strategy?: Strategy
}

/**
 * “A position that satisfies `under` is P if and only if it satisfies `isP`”, where the formula of
 * another goal describes the P-positions. The obligations of that goal are included in this one,
 * unless `assumed` names the place of their proof.
 */
export interface RestrictedGoal extends GameGoal {
  readonly kind: 'restricted'
  readonly under: Formula
  readonly isP: Formula
  readonly given: OutcomeGoal
  /**
   * The place where the given goal is proved. If this member is present, the obligations of the
   * given goal are omitted.
   */
  readonly assumed?: string
}

/**
 * “Positions that satisfy `isP` are P, those that satisfy `isN` are N”, in normal play. Nothing is
 * stated about other positions. The proof shows that every option of a position of the first kind
 * is of the second kind, and that every position of the second kind has an option of the first
 * kind. This is sufficient but not necessary.
 */
export interface PartialGoal extends GameGoal {
  readonly kind: 'partial'
  readonly isP: Formula
  readonly isN: Formula
  /** If given, the moves that the strategy makes from the positions that satisfy `isN`. */
  readonly strategy?: Strategy
}

/**
 * “`says` is the Grundy value of every position”. The method by points decides it, and so does Coq
 * if the term has an explicit greatest value. SMT solvers are not used.
 */
export interface GrundyGoal extends GameGoal {
  readonly kind: 'grundy'
  readonly play: PlayConvention
  readonly says: Term
}

/**
 * A number that is defined for every position: the largest v ≥ 0 with some property, or −1 if no
 * such v exists. It is at most the sum of the piles and of the absolute values of the further
 * numbers, plus 1 for each pile and each further number.
 */
export interface Quantity {
  readonly name: string
  /** The property that the value has, in terms of the piles and the name. */
  readonly attains: Formula
  /**
   * Numbers, as terms in the piles and the name. A proof uses the fact that no such number greater
   * than the value is attained.
   */
  readonly tried: readonly Term[]
  /**
   * The place where the quantity is defined. If `attains` is a formula of another claim, this is
   * the id of that claim.
   */
  readonly says: string
  /**
   * The premises which prove that `attains` agrees with the definition. Each premise has an id of
   * letters and digits.
   */
  readonly premises: readonly {
    readonly id: string
    readonly statement: string
    /** Formulas that cannot all be true at any position. */
    readonly assertions: readonly Formula[]
  }[]
  /**
   * The statement and proof that a Coq file contains in place of the premises. If this member is
   * absent, `attains` is `name = term`.
   */
  readonly closedForm?: ClosedForm
}

/**
 * A quantity as a term: the largest v ≥ 0 that has a property at some positions, or −1 if no such v
 * exists.
 */
export interface ClosedForm {
  /**
   * The positions at which the property is tested: x itself, all z ≼ x, or all z ≼ x other than x.
   * The names are those in formal/theories/points/Quantities.v.
   */
  readonly asked: 'Here' | 'Below' | 'StrictlyBelow'
  /**
   * The property, in terms of the name and of that position's piles, which are in ascending order.
   */
  readonly holds: Formula
  /** The value, in terms of the piles of x. */
  readonly value: Term
  /**
   * Given only if the quantity is red_i(x) of SN(n,A) and `holds` bounds it by x_i and by sums of
   * piles. The value is the index i, and a Coq file then proves the closed form from DH-D3.
   */
  readonly reducedPile?: number
}

/**
 * A number that an implication is about, in addition to the piles. The statement is made for every
 * integer in a range.
 */
export interface FurtherNumber {
  readonly name: string
  /** The least value, in terms of the piles and of the preceding further numbers. */
  readonly from: Term
  readonly to: Term
}

/**
 * “Wherever `under` is true, `says` is true”, for every position or for every move. In the case of
 * moves, the piles and quantities of the position after the move have names that end in `_next`.
 */
export interface ImplicationGoal extends GameGoal {
  readonly kind: 'implication'
  /**
   * Numbers that the statement is about in addition to the piles, such as the entries of a vector.
   * The statement is made for all values of these numbers, and quantities may depend on them.
   */
  readonly also?: readonly FurtherNumber[]
  readonly under: Formula
  readonly says: Formula
  readonly quantities: readonly Quantity[]
  /**
   * The moves: either all legal moves, or those of a strategy, which makes one move from every
   * position with a legal move. The proof shows that these moves are legal. If no moves are given,
   * the statement is about positions.
   */
  readonly moves?: 'legal' | Strategy
}

export type Goal =
  | OutcomeGoal
  | RemotenessGoal
  | RestrictedGoal
  | PartialGoal
  | GrundyGoal
  | ImplicationGoal

/** The play convention of a goal. */
export function playOf(goal: Goal): PlayConvention {
  return 'play' in goal ? (goal.play ?? 'normal') : 'normal'
}
