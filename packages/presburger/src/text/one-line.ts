/** The maximum number of characters that a message quotes from a text. */
const MOST = 80

/**
 * Converts a text for a message into one line of at most `most` characters, without control
 * characters.
 */
export function oneLine(text: string, most: number = MOST): string {
  const line = text.replaceAll(/[\s\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`
}
