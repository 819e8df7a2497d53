/** What a message shows of a text that was given: one line, at most 80 characters. */
export function oneLine(text: string): string {
  const line = text.replaceAll(/[\s\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
  return line.length <= 80 ? line : `${line.slice(0, 79)}…`
}
