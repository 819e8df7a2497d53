import { MOST_PARTS, partsOf } from '../syntax/parts.ts'
import type { Expression } from '../syntax/syntax.ts'
import { heights, HIGHEST } from './nesting.ts'

/**
 * The reason why `parse` rejects the text of an expression; null if `parse` accepts it. Call this
 * function before you write the text of a new expression, so that the writer and the reader have
 * the same limits.
 *
 * @complexity O(size of the expression as a graph)
 */
export function unreadable(expression: Expression): string | null {
  const levels = heights()(expression)
  if (levels > HIGHEST) return `${levels} levels, more than ${HIGHEST}`
  const parts = partsOf(expression)
  return parts > MOST_PARTS ? `${parts} distinct parts, more than ${MOST_PARTS}` : null
}
