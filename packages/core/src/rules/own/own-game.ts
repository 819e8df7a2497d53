import type { MoveVector, RulesetData } from '../game.ts'

/** A game described by its moves, which are the same for positions of any size. */
export interface OwnMoves {
  readonly piles: number
  /**
   * Vectors of `piles` numbers. The move v is legal if every pile i has at least v_i stones, and it
   * takes these stones. No vector is 0; repetitions are ignored.
   */
  readonly moves: readonly MoveVector[]
  /**
   * If true, every reordering of a move is a move. The list then contains either only the ascending
   * order of each move or all orders. If false, the game distinguishes its piles, even if the list
   * contains every reordering of each move. If this property is absent, nimlab determines from the
   * list whether the game is symmetric.
   */
  readonly symmetric?: boolean
}

/**
 * A game described by its rules, for positions whose piles are numbers: the members of {@link Game}
 * that define its play. It has `piles` instead of the members that define a text, because the text
 * of this game is the path of the module.
 */
export interface OwnRules {
  readonly piles: number
  options(ruleset: RulesetData, position: readonly number[]): readonly (readonly number[])[]
  isTerminal(ruleset: RulesetData, position: readonly number[]): boolean
  isSymmetric(ruleset: RulesetData): boolean
  leastMove(ruleset: RulesetData): number
  mostOptions(ruleset: RulesetData, caps: readonly number[]): number
  moveVectors?(ruleset: RulesetData): readonly MoveVector[] | null
  moveSizes?(ruleset: RulesetData): readonly number[] | null
}

/**
 * Games with parameters: the REQUIRED members of {@link Game}, for positions whose piles are
 * numbers. The ruleset `./my-game.mjs(4,2)` is the result of `parse('4,2')`, and `./my-game.mjs` is
 * the result of `parse(null)`.
 */
export interface OwnFamily<R extends RulesetData = RulesetData> {
  readonly kind: R['kind']
  readonly notation: readonly string[]
  parse(parameters: string | null): R
  format(ruleset: R): string
  check(ruleset: R): void
  options(ruleset: R, position: readonly number[]): readonly (readonly number[])[]
  isTerminal(ruleset: R, position: readonly number[]): boolean
  isSymmetric(ruleset: R): boolean
  leastMove(ruleset: R): number
  mostOptions(ruleset: R, caps: readonly number[]): number
  moveVectors?(ruleset: R): readonly MoveVector[] | null
  moveSizes?(ruleset: R): readonly number[] | null
}

/** The default export of a module that defines a user's own game. */
export type OwnGame = OwnMoves | OwnRules | OwnFamily
