import type { PlayConvention, Ruleset } from '@nim/core/rules'
import type { Formula, Term } from '@nim/presburger'
import type { Encoding } from '../encode/encoding.ts'

/** One rule of a {@link Strategy}: when its condition holds, take one from each of these piles. */
export interface StrategyRule {
  readonly when: Formula
  /** Piles numbered 1..n, in the order of the position. */
  readonly play: readonly number[]
}

/**
 * What to play where the formula says N: the first rule whose condition holds. Among equal piles the
 * move may name any of them.
 */
export type Strategy = readonly StrategyRule[]

/** What all goals have: a name for files and messages, a game, names for its piles. */
interface GameGoal {
  /** Names the claim and its case in certificates, such as `GMMV-App n=4 k=3`. */
  readonly id: string
  /** NIM(n,k), SN(n,A) or HNIM(n;H). */
  readonly ruleset: Ruleset
  /** The variables of the piles; if the rules do not tell piles apart, in ascending order of size. */
  readonly variables: readonly string[]
  /** How conditions become queries; chosen by the prover if absent. Never changes what is proved. */
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
 * “A position that satisfies `under` is P exactly if it satisfies `isP`”, given that the formula of
 * another goal describes the P-positions. The obligations of that goal belong to this one, unless it
 * is assumed by name.
 */
export interface RestrictedGoal extends GameGoal {
  readonly kind: 'restricted'
  readonly under: Formula
  readonly isP: Formula
  readonly given: OutcomeGoal
  /** Says where the given goal is proved; its obligations are then left out. */
  readonly assumed?: string
}

/**
 * “Positions that satisfy `isP` are P, those that satisfy `isN` are N”, normal play; nothing is said
 * of others. Proved by: every option of the former is one of the latter, and each of the latter has
 * an option among the former. This is sufficient, not necessary.
 */
export interface PartialGoal extends GameGoal {
  readonly kind: 'partial'
  readonly isP: Formula
  readonly isN: Formula
  /** If present, what to play from the positions that satisfy `isN`. */
  readonly strategy?: Strategy
}

/**
 * “`says` is the Grundy value of every position”. Decided at finitely many points, and by Coq where the term
 * names its greatest value; no solver is asked.
 */
export interface GrundyGoal extends GameGoal {
  readonly kind: 'grundy'
  readonly play: PlayConvention
  readonly says: Term
}

/**
 * A number that every position has: the largest v ≥ 0 of which something is true, −1 if there is none. It is
 * at most the sum of the piles and further numbers, without their signs, and 1 for each of them.
 */
export interface Quantity {
  readonly name: string
  /** True of the value: over the piles and the name. */
  readonly attains: Formula
  /** Numbers, over the piles and the name, of which a proof uses that they are not attained above the value. */
  readonly tried: readonly Term[]
  /** Where it is defined, and if `attains` is a formula of another claim, of which. */
  readonly says: string
  /** What shows that `attains` is true of what the definition says, by ids of letters and digits. */
  readonly premises: readonly {
    readonly id: string
    readonly statement: string
    /** Without a solution at any position. */
    readonly assertions: readonly Formula[]
  }[]
  /** What a file for Coq says and shows of it, in place of the premises; absent: `attains` is `name = term`. */
  readonly closedForm?: ClosedForm
}

/** A quantity as a term: the largest v ≥ 0 of which something is true at some positions, −1 if there is none. */
export interface ClosedForm {
  /** At x; at z ≼ x; at z ≼ x other than x. Stands for the quantity in formal/theories/points/Quantities.v. */
  readonly asked: 'Here' | 'Below' | 'StrictlyBelow'
  /** Over the piles of that position, in ascending order, and the name. */
  readonly holds: Formula
  /** The value, over the piles of x. */
  readonly value: Term
  /** i, if it is red_i(x) of SN(n,A) and `holds` bounds it by x_i and sums of piles: a file for Coq shows it by DH-D3. */
  readonly reducedPile?: number
}

/** A number that an implication is about besides the piles: every whole number from one to the other. */
export interface FurtherNumber {
  readonly name: string
  /** Over the piles and the further numbers before this one. */
  readonly from: Term
  readonly to: Term
}

/**
 * “Where `under` is true, `says` is”: of every position, or of every move, and then also of the position
 * after it, whose piles and quantities have names that end in `_next`.
 */
export interface ImplicationGoal extends GameGoal {
  readonly kind: 'implication'
  /** Entries of a vector, say: the statement is about all of them. Quantities may be over them too. */
  readonly also?: readonly FurtherNumber[]
  readonly under: Formula
  readonly says: Formula
  readonly quantities: readonly Quantity[]
  /**
   * The moves: all legal ones; or from every position with a legal move the one that the strategy names,
   * which then is shown to be legal. Absent: of positions.
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

/** The play convention that a goal speaks of. */
export function playOf(goal: Goal): PlayConvention {
  return 'play' in goal ? (goal.play ?? 'normal') : 'normal'
}
