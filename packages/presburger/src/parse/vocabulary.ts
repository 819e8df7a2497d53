import type { Expression } from '../syntax/syntax.ts'

/**
 * The names that a text on a particular subject may use, such as the piles of a game. The same name
 * may refer to an expression and to a function, as in `sum` and `sum(red)`. If the names are in
 * lower-case letters, the text may use upper-case letters, and `x_1` for `x1`.
 */
export interface Vocabulary {
  /** The expressions that names refer to. A variable is a name that refers to itself. */
  readonly names: ReadonlyMap<string, Expression>
  readonly functions: ReadonlyMap<string, NamedFunction>
  /**
   * Other ways to write a name or call, such as `|x|` and `sum(x)` for `sum`. Each of them ends
   * with a sign.
   */
  readonly aliases?: ReadonlyMap<string, string>
  /** The accepted names in words, for messages, such as `x1 to x5, sum, r(m)`. */
  readonly known: string
}

/** A function with one argument, which is a numeral or a word: `r(4)`, `l(halfup)`. */
export interface NamedFunction {
  /** The accepted arguments, in words. */
  readonly takes: string
  /** The value of the function; null if the function does not accept the argument. */
  readonly of: (argument: number | string) => Expression | null
}
