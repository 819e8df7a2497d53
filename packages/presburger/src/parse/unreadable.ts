import { toText } from '../print/text.ts'
import type { Expression } from '../syntax/syntax.ts'
import { heights, HIGHEST } from './nesting.ts'
import { LONGEST_TEXT } from './tokens.ts'

/**
 * Why `parse` refuses the text of an expression; null if it reads the text back. Whoever makes an expression
 * asks this before it writes the text, so that the maker and the reader have the same limits.
 *
 * @complexity O(length of the text)
 */
export function unreadable(expression: Expression): string | null {
  const levels = heights()(expression)
  if (levels > HIGHEST) return `${levels} levels, more than ${HIGHEST}`
  const { length } = toText(expression)
  return length > LONGEST_TEXT ? `${length} characters, more than ${LONGEST_TEXT}` : null
}
