/**
 * Matches a short set in braces, or text up to a blank or comma, including the characters before
 * the break.
 */
const PIECE = /\{[^{}]{0,12}\}[^ ,{]*[ ,]?|\{?[^ ,{]*[ ,]?/g

/**
 * Breaks text into lines of at most `width` characters. Breaks are allowed after blanks and commas
 * and before sets in braces, but not inside short sets such as `{1,2}`. A piece that cannot be
 * broken stays whole, so a line can be longer than `width`. Blanks at the ends of lines are
 * dropped.
 */
export function wrapLines(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of text.match(PIECE)!) {
    if (line !== '' && (line + piece).trimEnd().length > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  lines.push(line.trimEnd())
  return lines
}
