import type { PlayConvention, Ruleset } from '@nim/core/rules'
import type { Formula, Term } from '@nim/presburger'
import type { Encoding } from '../encode/encoding.ts'

/**
 * One rule of a {@link Strategy}: if its condition holds, take one stone from each of these piles.
 */
export interface StrategyRule {
  readonly when: Formula
  /** Piles numbered 1..n, in the order of the position. */
  readonly play: readonly number[]
}

/**
 * The moves for positions that the formula calls N: the first rule whose condition holds. Among
 * equal piles the rule may name any of them.
 */
export type Strategy = readonly StrategyRule[]

/** The common part of all goals: a name for files and messages, a game, names for its piles. */
interface GameGoal {
  /** The name of the claim and its case in certificates, such as `GMMV-App n=4 k=3`. */
  readonly id: string
  /** NIM(n,k), SN(n,A) or HNIM(n;H). */
  readonly ruleset: Ruleset
  /** The variables of the piles; if the rules do not tell piles apart, in ascending order of size. */
  readonly variables: readonly string[]
  /**
   * The way in which conditions become queries; if absent, the prover chooses. It never changes the
   * proved statement.
   */
  readonly encoding?: Encoding
}

/** “The positions that satisfy `isP` are exactly the P-positions.” */
export interface OutcomeGoal extends GameGoal {
  readonly kind: 'outcome'
  readonly isP: Formula
  /** Normal play if absent. */
  readonly play?: PlayConvention
  /** If present, “some move leads to P” is proved as “the move of the strategy does”. */
  readonly strategy?: Strategy
}

/** “`remoteness` is the remoteness of every position”. */
export interface RemotenessGoal extends GameGoal {
  readonly kind: 'remoteness'
  readonly remoteness: Term
  /** Normal play if absent. */
  readonly play?: PlayConvention
  /** If present, “some option has remoteness one less” is proved as “the strategy's option has”. */
  readonly strategy?: Strategy
}

/**
 * “A position that satisfies `under` is P exactly if it satisfies `isP`”, where the formula of
 * another goal describes the P-positions. The obligations of that goal belong to this one, unless
 * `assumed` names the place of their proof.
 */
export interface RestrictedGoal extends GameGoal {
  readonly kind: 'restricted'
  readonly under: Formula
  readonly isP: Formula
  readonly given: OutcomeGoal
  /** The place where the given goal is proved; its obligations are then left out. */
  readonly assumed?: string
}

/**
 * “Positions that satisfy `isP` are P, those that satisfy `isN` are N”, in normal play, without a
 * statement about other positions. The proof shows that every option of a position of the first
 * kind is of the second kind, and that every position of the second kind has an option of the first
 * kind. This is sufficient, not necessary.
 */
export interface PartialGoal extends GameGoal {
  readonly kind: 'partial'
  readonly isP: Formula
  readonly isN: Formula
  /** If present, the moves from the positions that satisfy `isN`. */
  readonly strategy?: Strategy
}

/**
 * “`says` is the Grundy value of every position”. Points decide it, and Coq does if the term has an
 * explicit greatest value. No solver is asked.
 */
export interface GrundyGoal extends GameGoal {
  readonly kind: 'grundy'
  readonly play: PlayConvention
  readonly says: Term
}

/**
 * A number that every position has: the largest v ≥ 0 with some property, or −1 if there is none.
 * It is at most the sum of the piles and of the absolute values of the further numbers, plus 1 for
 * each of them.
 */
export interface Quantity {
  readonly name: string
  /** The property of the value, over the piles and the name. */
  readonly attains: Formula
  /**
   * Numbers over the piles and the name. A proof uses that none of them above the value is
   * attained.
   */
  readonly tried: readonly Term[]
  /**
   * The place of the definition. If `attains` is a formula of another claim, the id of that claim.
   */
  readonly says: string
  /** The premises that prove that `attains` fits the definition, by ids of letters and digits. */
  readonly premises: readonly {
    readonly id: string
    readonly statement: string
    /** Formulas that together have no solution at any position. */
    readonly assertions: readonly Formula[]
  }[]
  /**
   * The statement and proof for a file for Coq, in place of the premises; if absent, `attains` is
   * `name = term`.
   */
  readonly closedForm?: ClosedForm
}

/**
 * A quantity as a term: the largest v ≥ 0 with a property at some positions, −1 if there is none.
 */
export interface ClosedForm {
  /**
   * The positions: x itself, all z ≼ x, or all z ≼ x other than x. The names are those of
   * formal/theories/points/Quantities.v.
   */
  readonly asked: 'Here' | 'Below' | 'StrictlyBelow'
  /** The property, over the piles of that position, in ascending order, and the name. */
  readonly holds: Formula
  /** The value, over the piles of x. */
  readonly value: Term
  /**
   * i, if the quantity is red_i(x) of SN(n,A), and `holds` bounds it by x_i and sums of piles. A
   * file for Coq proves it by DH-D3.
   */
  readonly reducedPile?: number
}

/** A number in an implication besides the piles: every whole number in a range. */
export interface FurtherNumber {
  readonly name: string
  /** The least value, over the piles and the further numbers before this one. */
  readonly from: Term
  readonly to: Term
}

/**
 * “Where `under` is true, `says` is true”, for every position or for every move. With moves, the
 * piles and quantities of the position after the move have names that end in `_next`.
 */
export interface ImplicationGoal extends GameGoal {
  readonly kind: 'implication'
  /**
   * Further numbers, such as the entries of a vector. The statement is about all of them, and
   * quantities may depend on them.
   */
  readonly also?: readonly FurtherNumber[]
  readonly under: Formula
  readonly says: Formula
  readonly quantities: readonly Quantity[]
  /**
   * The moves: all legal ones, or the moves of a strategy, one from every position with a legal
   * move. The proof shows that these are legal. If absent, the statement is about positions.
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
