import { childrenOf } from '../syntax/children.ts'
import type { Expression } from '../syntax/syntax.ts'

/**
 * Levels of an expression that is read, at most: whatever walks through it recursively is safe, and
 * its printed text can be read again.
 */
export const HIGHEST = 90

/** Parts of a text that are open at the same time, at most: three for a level of what is printed. */
const DEEPEST = 300

/** Guards a recursive descent against texts that would exhaust the stack. */
export interface Nesting {
  /** Reads one level deeper. */
  readonly deeper: <E>(read: () => E) => E
  /** The expression itself, unless it has too many levels. */
  readonly checked: <E extends Expression>(expression: E) => E
}

/** @param refuse throws the error for what stands at the place that was reached */
export function nesting(refuse: () => never): Nesting {
  const heightOf = heights()
  let depth = 0
  return {
    deeper(read) {
      if (depth === DEEPEST) return refuse()
      depth++
      const found = read()
      depth--
      return found
    },
    checked(expression) {
      if (heightOf(expression) > HIGHEST) return refuse()
      return expression
    },
  }
}

/** A function that counts the levels below an expression, and remembers them. */
export function heights(): (expression: Expression) => number {
  const known = new Map<Expression, number>()
  const heightOf = (expression: Expression): number => {
    const before = known.get(expression)
    if (before !== undefined) return before
    let height = 0
    for (const child of childrenOf(expression)) height = Math.max(height, heightOf(child) + 1)
    known.set(expression, height)
    return height
  }
  return heightOf
}
