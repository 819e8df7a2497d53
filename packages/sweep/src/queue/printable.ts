import { visible } from '@nim/core/rules'

/** Longest text of others that a message repeats. */
const MOST = 1000

/** A text that anyone may have put into Redis, for a message: one line without control characters, not too long. */
export function printable(text: string): string {
  return visible(text, MOST)
}
