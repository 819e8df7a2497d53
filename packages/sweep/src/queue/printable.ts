import { visible } from '@nim/core/rules'

/** The most characters of foreign text in a message. */
const MOST = 1000

/**
 * A text that anyone may have put into Redis, as one line of limited length without control
 * characters.
 */
export function printable(text: string): string {
  return visible(text, MOST)
}
