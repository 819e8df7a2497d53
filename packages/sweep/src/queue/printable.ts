import { visible } from '@nim/core/rules'

/** The maximum number of characters of external text in a message. */
const MOST = 1000

/**
 * Converts a text that anyone may have written to Redis to one line of limited length without
 * control characters.
 */
export function printable(text: string): string {
  return visible(text, MOST)
}
