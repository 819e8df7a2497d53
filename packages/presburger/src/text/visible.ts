/** Control characters, direction marks, line separators, and characters that no font displays. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/gu

/**
 * Converts a text to one line that is safe for a terminal. A character that a terminal could
 * interpret as a command is written as an escape such as `\u001b`. Only the first `most` characters
 * are shown.
 */
export function visible(text: string, most: number = text.length): string {
  const line = text.slice(0, most).replaceAll(HIDDEN, (character) => {
    const code = character.codePointAt(0)!.toString(16)
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`
  })
  return text.length > most ? `${line}…` : line
}
