/** A part of a text: words, or a formula in LaTeX without its dollar signs. */
export interface MathSegment {
  readonly kind: 'text' | 'math'
  readonly source: string
}

/**
 * The parts of a text with formulas between single dollar signs, such as the statement of a claim.
 * A dollar sign without a partner is a plain dollar sign, and so is one after a backslash.
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
