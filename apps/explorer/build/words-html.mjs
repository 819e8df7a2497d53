import { source } from '../../../scripts/atlas/source.mjs'

const { mathHtml } = await source('report/src/html/math-html.ts')

const PIECES = /(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]*\]\([^)]*\))/
const CLAIM = /^\.\.\/(?:papers|findings)\/.*$/

/**
 * A paragraph of Markdown of the atlas as HTML: formulas as MathML, words that are strong, code, and links to
 * claims, which lead to their pages; of another link the words are left.
 */
export function htmlOf(text) {
  return text.split(PIECES).map(pieceHtml).join('')
}

function pieceHtml(piece) {
  if (piece.startsWith('**')) return `<strong>${mathHtml(piece.slice(2, -2))}</strong>`
  if (piece.startsWith('`')) return `<code>${escaped(piece.slice(1, -1))}</code>`
  const link = /^\[([^\]]*)\]\(([^)]*)\)$/.exec(piece)
  if (link === null) return mathHtml(piece)
  const [, words, to] = link
  return CLAIM.test(to)
    ? `<a href="#/claims/${escaped(words)}">${escaped(words)}</a>`
    : htmlOf(words)
}

/** Without dollar signs these are no formulas. */
function escaped(words) {
  return mathHtml(words.replaceAll('$', ''))
}
