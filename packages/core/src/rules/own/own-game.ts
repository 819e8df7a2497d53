import type { MoveVector, RulesetData } from '../game.ts'

/** A game by its moves, the same on positions of any size. */
export interface OwnMoves {
  readonly piles: number
  /**
   * Vectors of `piles` numbers: v may be played where every pile i has v_i stones or more, and takes
   * them. Not all are 0; repetitions are ignored.
   */
  readonly moves: readonly MoveVector[]
  /**
   * True: every order of a move is a move, and the list holds of each the ascending order alone, or all
   * orders. False: the piles are told apart even if it holds all orders. Absent: it is found out.
   */
  readonly symmetric?: boolean
}

/**
 * A game by its rules, on positions of numbers: the members of {@link Game} that say what may be played.
 * The number of piles takes the place of those that make up a text, which is here the path of the module.
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
 * Games with parameters: the REQUIRED members of {@link Game}, on positions of numbers. The ruleset
 * `./my-game.mjs(4,2)` is what `parse('4,2')` gives, and `./my-game.mjs` is `parse(null)`.
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

/** What the module of a user's own game exports by default. */
export type OwnGame = OwnMoves | OwnRules | OwnFamily
