import { wrapLines } from '../figure/wrap-lines.ts'

/**
 * Breaks text into lines of at most `width` characters, including the indent. Lines are broken at
 * blanks. A word that is longer than a line, such as a ruleset, is broken at its commas.
 */
export function paragraph(text: string, width: number, indent = ''): string {
  const room = width - indent.length
  const lines: string[] = []
  let line = ''
  const end = (): void => {
    if (line !== '') lines.push(line)
    line = ''
  }
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > room) end()
    const pieces = wrapLines(word, room)
    const last = pieces.pop()!
    if (pieces.length > 0) end()
    lines.push(...pieces)
    line = line === '' ? last : `${line} ${last}`
  }
  end()
  return lines.map((one) => indent + one).join('\n')
}
