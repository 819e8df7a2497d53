import { mathSegments } from '../text/math-segments.ts'

/**
 * Escapes plain text for GitHub Flavored Markdown, so that nothing in it is markup, even at the
 * start of a line. Each sequence of blanks and line breaks becomes a single blank.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>#|~$&]/g, String.raw`\$&`)
    .replace(/^(\s*)([-+])(?=\s|$)/, String.raw`$1\$2`)
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, String.raw`$1\$2`)
}

/**
 * Escapes a text that may contain formulas between dollar signs, for use in Markdown. The formulas
 * stay unchanged.
 */
export function markdownOf(text: string): string {
  return mathSegments(text)
    .map(({ kind, source }) => (kind === 'math' ? `$${source}$` : escapeMarkdown(source)))
    .join('')
}

/** Encloses any text in a code span. */
export function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  const blank = /^[` ]|[` ]$/.test(text) ? ' ' : ''
  return `${fence}${blank}${text.replaceAll(/\s+/g, ' ')}${blank}${fence}`
}

/** Encloses any text in a fenced code block. */
export function codeBlock(text: string, language = ''): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`
}
