import type { Pile } from '../integers/integers.ts'
import type { Position } from './position.ts'

/** What every ruleset holds, whatever the game: its kind names the game. */
export interface RulesetData {
  readonly kind: string
  readonly piles: number
}

/** The stones that a move takes, pile by pile. */
export type MoveVector = readonly number[]

/**
 * The contract of a game: all that parser, solver, prover, sweep, command and report know of it. The
 * object stands in one file of `rules/games/` and holds no state; a ruleset `R` of the game is plain
 * data, and its text is what crosses threads, plans, records and certificates.
 *
 * A move takes stones and adds none: every pile of an option is at most the pile it came from (after
 * sorting, if the game is symmetric), and one pile is smaller. Two players move in turn, and who
 * cannot move loses (normal play) or wins (misère play), unless `values` says otherwise.
 *
 * A game that has the REQUIRED members alone is solved by the reference solver.
 */
export interface Game<R extends RulesetData = RulesetData> {
  /** REQUIRED. The word in `kind`, with which the text of a ruleset begins. */
  readonly kind: R['kind']
  /** OPTIONAL. Other words that are read for `kind`: upper case, no blanks. */
  readonly alsoCalled?: readonly string[]
  /** REQUIRED. The forms of the text that are read, for messages; the first one is printed. */
  readonly notation: readonly string[]
  /**
   * REQUIRED. Reads what stands in the parentheses, without blanks; null if there are none.
   * @throws RangeError in one line if that is not a ruleset of the game
   */
  parse(parameters: string | null): R
  /** REQUIRED. The text, which {@link parse} reads back; equal rulesets print equally. */
  format(ruleset: R): string
  /**
   * REQUIRED. Looks at a ruleset before work starts with it: one that comes from data need not be one.
   * @throws RangeError in one line if a parameter is out of range or not in stored form
   */
  check(ruleset: R): void
  /**
   * REQUIRED. The options of a stored position, each once, in stored form and in a fixed order.
   * @throws RangeError for piles that are negative, not integers, or too large
   */
  options<T extends Pile>(ruleset: R, position: Position<T>): Position<T>[]
  /** REQUIRED. True if no move is legal. */
  isTerminal<T extends Pile>(ruleset: R, position: Position<T>): boolean
  /**
   * REQUIRED. True if the rules are invariant under every permutation of the piles. Positions are then
   * stored sorted ascending; otherwise as vectors.
   */
  isSymmetric(ruleset: R): boolean
  /** REQUIRED. The least number of stones that a move takes, at least 1. */
  leastMove(ruleset: R): number
  /** REQUIRED. A bound on the number of options of each position y ≼ caps; may be Infinity. */
  mostOptions(ruleset: R, caps: readonly number[]): number
  /**
   * OPTIONAL. A finite list of vectors that makes up all moves on positions of any size: v may be
   * played where every pile has v_i stones or more. Of a symmetric game the list holds ascending
   * vectors, and every permutation of them is a move. None is 0, none stands twice. null: this
   * ruleset of the game has no such list. The fast kernels take it.
   */
  moveVectors?(ruleset: R): readonly MoveVector[] | null
  /**
   * OPTIONAL. For slow symmetric games, those in which a move takes one stone from each of some piles
   * and only the number of these piles matters: these numbers, ascending. null: this ruleset is none.
   * It says in little what {@link moveVectors} says at length.
   */
  moveSizes?(ruleset: R): readonly number[] | null
  /**
   * OPTIONAL. The values that can be asked of a position. Absent: outcome, remoteness and Grundy
   * value, in normal and misère play. Present: these alone, and nothing is asked in misère play.
   */
  readonly values?: readonly string[]
  /** OPTIONAL. The number of players, who move in cyclic order. Absent: 2. */
  players?(ruleset: R): number
}
