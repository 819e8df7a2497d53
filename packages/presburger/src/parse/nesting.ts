import { childrenOf } from '../syntax/children.ts'
import type { Expression } from '../syntax/syntax.ts'

/**
 * The maximum number of levels of an expression that the parser accepts. With this limit, recursive
 * code is safe, and the printed text of the expression can be parsed again.
 */
export const HIGHEST = 90

/**
 * The maximum number of parts of a text that are open at the same time: three for each level of the
 * printed text.
 */
const DEEPEST = 300

/** Protects a recursive descent parser against texts that would exhaust the stack. */
export interface Nesting {
  /** Parses at one level deeper. */
  readonly deeper: <E>(read: () => E) => E
  /** Returns the expression itself, unless it has too many levels. */
  readonly checked: <E extends Expression>(expression: E) => E
}

/**
 * The guard for a parser.
 * @param refuse throws the error for the current position
 */
export function nesting(refuse: () => never): Nesting {
  const heightOf = heights()
  let depth = 0
  return {
    deeper(read) {
      if (depth === DEEPEST) return refuse()
      depth++
      const result = read()
      depth--
      return result
    },
    checked(expression) {
      if (heightOf(expression) > HIGHEST) return refuse()
      return expression
    },
  }
}

/** A function that counts the levels below an expression and caches the results. */
export function heights(): (expression: Expression) => number {
  const cache = new Map<Expression, number>()
  const heightOf = (expression: Expression): number => {
    const before = cache.get(expression)
    if (before !== undefined) return before
    let height = 0
    for (const child of childrenOf(expression)) height = Math.max(height, heightOf(child) + 1)
    cache.set(expression, height)
    return height
  }
  return heightOf
}
