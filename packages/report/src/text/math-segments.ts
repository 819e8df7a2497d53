/** A part of a text: plain text, or a LaTeX formula without its dollar signs. */
export interface MathSegment {
  readonly kind: 'text' | 'math'
  readonly source: string
}

/**
 * Splits a text with formulas between single dollar signs, such as the statement of a claim, into
 * its parts. A dollar sign without a partner, or after a backslash, is an ordinary character.
 */
export function mathSegments(text: string): MathSegment[] {
  const segments: MathSegment[] = []
  let end = 0
  for (const match of text.matchAll(/(?<!\\)\$((?:[^$\\]|\\[^])+)\$/g)) {
    if (match.index > end) segments.push({ kind: 'text', source: text.slice(end, match.index) })
    segments.push({ kind: 'math', source: match[1]! })
    end = match.index + match[0].length
  }
  if (end < text.length) segments.push({ kind: 'text', source: text.slice(end) })
  return segments
}
