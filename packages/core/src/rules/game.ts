import type { Pile } from '../integers/integers.ts'
import type { Position } from './position.ts'

/** The fields common to all rulesets. `kind` names the game. */
export interface RulesetData {
  readonly kind: string
  readonly piles: number
}

/** The numbers of stones that a move takes from each pile. */
export type MoveVector = readonly number[]

/**
 * The contract of a game: everything that the parser, solver, prover, sweep, commands and reports
 * can use. Each game object is defined in its own file in `rules/games/` and has no state. A
 * ruleset `R` of the game is plain data. Threads, plans, records and certificates exchange the text
 * of a ruleset.
 *
 * A move takes stones and adds none: no pile of an option is larger than the corresponding pile
 * before the move (after sorting, if the game is symmetric), and at least one pile is smaller. Two
 * players move in turn. The player who cannot move loses (normal play) or wins (misère play),
 * unless `values` specifies otherwise.
 *
 * If a game has only the REQUIRED members, the reference solver solves it.
 */
export interface Game<R extends RulesetData = RulesetData> {
  /** REQUIRED. The kind of the game, which is also the word that begins the text of a ruleset. */
  readonly kind: R['kind']
  /**
   * OPTIONAL. Other words that the parser accepts instead of `kind`, in upper case and without
   * blanks.
   */
  readonly alsoCalled?: readonly string[]
  /**
   * REQUIRED. The notations that the parser accepts, for messages. {@link format} writes the first
   * one.
   */
  readonly notation: readonly string[]
  /**
   * REQUIRED. Parses the text in parentheses, without blanks; null if there are no parentheses.
   * @throws RangeError with a one-line message if the text is not a ruleset of the game
   */
  parse(parameters: string | null): R
  /**
   * REQUIRED. Writes the text that {@link parse} reads back. Equal rulesets produce equal texts.
   */
  format(ruleset: R): string
  /**
   * REQUIRED. Checks a ruleset before it is used, because data from outside may not be a valid
   * ruleset.
   * @throws RangeError with a one-line message if a parameter is out of range or not in stored form
   */
  check(ruleset: R): void
  /**
   * REQUIRED. The options of a stored position, in stored form and in a fixed order, without
   * repetition.
   * @throws RangeError for piles that are negative, not integers, or too large
   */
  options<T extends Pile>(ruleset: R, position: Position<T>): Position<T>[]
  /** REQUIRED. True if no move is legal. */
  isTerminal<T extends Pile>(ruleset: R, position: Position<T>): boolean
  /**
   * REQUIRED. True if the rules are invariant under every permutation of the piles. Positions are
   * then stored sorted ascending; otherwise as vectors.
   */
  isSymmetric(ruleset: R): boolean
  /** REQUIRED. The smallest number of stones that a move takes; at least 1. */
  leastMove(ruleset: R): number
  /**
   * REQUIRED. An upper bound on the number of options of every position y ≼ caps; may be Infinity.
   */
  mostOptions(ruleset: R, caps: readonly number[]): number
  /**
   * OPTIONAL. A finite list of vectors that describes all moves from positions of any size. The
   * move v is legal if every pile i has at least v_i stones. For a symmetric game, the vectors in
   * the list are ascending, and every permutation of them is a move. No vector is 0, and no vector
   * occurs twice. Null if this ruleset has no such list. The fast kernels use the list.
   */
  moveVectors?(ruleset: R): readonly MoveVector[] | null
  /**
   * OPTIONAL. For a slow symmetric game, the possible numbers of piles in a move, in ascending
   * order. In a slow symmetric game, a move takes one stone from each of several piles, and only
   * the number of these piles matters. Null if this ruleset is not a slow symmetric game. This is
   * the short form of {@link moveVectors}.
   */
  moveSizes?(ruleset: R): readonly number[] | null
  /**
   * OPTIONAL. The values that a position can have. If this member is absent, the values are the
   * outcome, the remoteness and the Grundy value, in normal and misère play. If this member is
   * present, positions have only these values, and only in normal play.
   */
  readonly values?: readonly string[]
  /** OPTIONAL. The number of players, who move in cyclic order. Default: 2. */
  players?(ruleset: R): number
}
