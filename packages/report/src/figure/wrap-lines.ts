/**
 * Matches a piece that is not broken: a short set in braces, or text up to and including a blank or
 * comma.
 */
const PIECE = /\{[^{}]{0,12}\}[^ ,{]*[ ,]?|\{?[^ ,{]*[ ,]?/g

/**
 * Breaks text into lines of at most `width` characters. Breaks are allowed after blanks and commas
 * and before sets in braces, but not inside short sets such as `{1,2}`. A line is longer than
 * `width` only if it contains a piece that cannot be broken. The function removes blanks at the
 * ends of lines.
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
