import type { Expression } from '../syntax/syntax.ts'

/**
 * The names that a text may use, where it speaks of something in particular, such as the piles of a
 * game. A name may stand for a term or formula and be a function too: `sum` and `sum(red)`.
 */
export interface Vocabulary {
  /** What a name stands for. Variables are names that stand for themselves. */
  readonly names: ReadonlyMap<string, Expression>
  readonly functions: ReadonlyMap<string, NamedFunction>
  /** What may be written, in words, for messages: `x1 to x5, sum, r(m)`. */
  readonly known: string
}

/** A function of one argument, which is a numeral or a word: `r(4)`, `l(halfup)`. */
export interface NamedFunction {
  /** The arguments that it takes, in words. */
  readonly takes: string
  /** Its value, null for an argument that it does not take. */
  readonly of: (argument: number | string) => Expression | null
}
