/** The maximum number of characters of a text that a message quotes. */
const MOST = 80

/**
 * Prepares a text for a message: one line of at most `most` characters, without control characters.
 */
export function oneLine(text: string, most: number = MOST): string {
  const line = text.replaceAll(/[\s\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`
}
