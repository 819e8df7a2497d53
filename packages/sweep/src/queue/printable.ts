import { visible } from '@nim/core/rules'
import { LONGEST_REDIS_TEXT } from '../tuned.ts'

/**
 * Converts a text that anyone may have written to Redis to one line of limited length without
 * control characters.
 */
export function printable(text: string): string {
  return visible(text, LONGEST_REDIS_TEXT)
}
