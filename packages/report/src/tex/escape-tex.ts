import { mathSegments } from '../text/math-segments.ts'
import { UNICODE_MATH } from './unicode-math.ts'

// oxlint-disable-next-line no-control-regex -- control characters are blanks too
const BLANKS = /[ \u0000-\u001F]+/g

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '{': String.raw`\{`,
  '}': String.raw`\}`,
  $: String.raw`\$`,
  '&': String.raw`\&`,
  '#': String.raw`\#`,
  '%': String.raw`\%`,
  _: String.raw`\_`,
  '^': String.raw`\textasciicircum{}`,
  '~': String.raw`\textasciitilde{}`,
  '<': String.raw`\textless{}`,
  '>': String.raw`\textgreater{}`,
  '|': String.raw`\textbar{}`,
  '"': String.raw`\textquotedbl{}`,
  "'": String.raw`\textquotesingle{}`,
  '`': String.raw`\textasciigrave{}`,
  '’': "'",
  '‘': '`',
  '“': '``',
  '”': "''",
  '–': '--',
  '—': '---',
  '…': String.raw`\dots{}`,
  '\u00A0': '~',
  '\u202F': String.raw`\,`,
}

/**
 * Escapes plain text so that pdfLaTeX finds no command in it. The function assumes the encodings T1
 * and UTF-8 and the package textcomp. Mathematical characters become formulas. Letters of Latin-1
 * are unchanged. Every other character is replaced by its code point, as in `[U+1F600]`. Sequences
 * of blanks and line breaks become single blanks, so that no new paragraph begins.
 */
export function escapeTex(text: string): string {
  const characters = Array.from(text.replaceAll(BLANKS, ' '))
  return characters
    .map((character, i) => {
      // Without this step, LaTeX would typeset two hyphens as a dash.
      if (character === '-' && characters[i + 1] === '-') return '-{}'
      const special = SPECIAL[character]
      if (special !== undefined) return special
      const math = UNICODE_MATH[character]
      if (math !== undefined) return String.raw`\(${math}\)`
      return /[ -~À-ÖØ-öø-ÿ]/.test(character) ? character : codePoint(character)
    })
    .join('')
}

/**
 * Converts a text with formulas between dollar signs, such as the statement of a claim, to LaTeX.
 */
export function texOf(text: string): string {
  return mathSegments(text)
    .map(({ kind, source }) => (kind === 'math' ? `$${formula(source)}$` : escapeTex(source)))
    .join('')
}

/** Replaces mathematical characters in a formula by LaTeX commands. */
function formula(source: string): string {
  return Array.from(source, (character) => {
    const math = UNICODE_MATH[character]
    if (math !== undefined) return /[a-z]$/i.test(math) ? `${math} ` : math
    if (character === '…') return String.raw`\dots `
    return /[\n -~]/.test(character) ? character : String.raw`\text{${codePoint(character)}}`
  }).join('')
}

function codePoint(character: string): string {
  return `[U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`
}
