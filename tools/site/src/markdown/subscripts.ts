import type { InlineState, MarkdownLibrary } from '@11ty/eleventy'

/**
 * Matches an index, which is digits, a letter, text in braces, or a word that our texts use as an
 * index. If any other word follows the underscore, the underscore is part of a name. The Markdown
 * formatter may put a backslash before the underscore.
 */
const SUBSCRIPT =
  /^\\?_(?:\{((?:[^{}$]|\{[^{}$]*\})+)\}|([0-9]+|[A-Za-z])|(crit|cov|pin|ray|count|index))(?![A-Za-z0-9_])/
/** Matches the letter before the underscore, at the end of the text that has been read so far. */
const BASE = /(?<![A-Za-z_])[A-Za-zα-ω]['′]?$/

/**
 * Turns a letter with an index in plain text, such as `x_1` or `x_{n−1}`, into a formula. Therefore
 * no dollar signs are necessary on pages that people also read as plain text. Code is left
 * unchanged.
 */
export function addSubscripts(library: MarkdownLibrary): void {
  library.inline.ruler.before('escape', 'subscript', readSubscript)
}

function readSubscript(state: InlineState, isSilent: boolean): boolean {
  const { src, pos } = state
  if (src[pos] !== '_' && src[pos] !== '\\') return false
  const base = BASE.exec(state.pending)?.[0]
  const subscript = SUBSCRIPT.exec(src.slice(pos))
  if (base === undefined || subscript === null) return false
  if (!isSilent) {
    state.pending = state.pending.slice(0, -base.length)
    const token = state.push('math', '', 0)
    token.markup = '$'
    const [, group, short, word] = subscript
    token.content = `${base}_{${group ?? short ?? String.raw`\text{${word}}`}}`
  }
  state.pos += subscript[0].length
  return true
}
