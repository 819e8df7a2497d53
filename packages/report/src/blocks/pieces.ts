import type { Words } from './block.ts'

/** A piece of text with one kind of markup. */
export type Piece =
  | { readonly kind: 'text' | 'code' | 'math'; readonly source: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'link'; readonly pieces: readonly Piece[]; readonly to: string }

// Matches an escaped character, code, a formula, strong text, a link, or emphasis.
const PIECE =
  /\\([!-/:-@[-`{-~])|(`+)([^]+?)\2(?!`)|\$((?:[^$\\]|\\[^])+)\$|\*\*([^*]+)\*\*|\[([^\]]*)\]\(([^)]*)\)|(?<![\w*])\*(?=[^\s*])([^*]+)\*(?![\w*])/g

/**
 * Splits Markdown text into pieces. Anything that is not markup, such as a single dollar sign, is
 * plain text.
 */
export function piecesOf(words: Words): Piece[] {
  const pieces: Piece[] = []
  const addText = (source: string): void => {
    const last = pieces.at(-1)
    if (source === '') return
    if (last?.kind !== 'text') pieces.push({ kind: 'text', source })
    else pieces[pieces.length - 1] = { kind: 'text', source: last.source + source }
  }
  let end = 0
  for (const match of words.matchAll(PIECE)) {
    const [whole, escaped, , code, math, strong, linked, to, emphasis] = match
    addText(words.slice(end, match.index))
    end = match.index + whole.length
    if (escaped !== undefined) addText(escaped)
    else if (code !== undefined) {
      pieces.push({ kind: 'code', source: code.replace(/^ ([^]*[^ ][^]*) $/, '$1') })
    } else if (math !== undefined) pieces.push({ kind: 'math', source: math })
    else if (strong !== undefined) pieces.push({ kind: 'strong', pieces: piecesOf(strong) })
    else if (emphasis !== undefined) pieces.push({ kind: 'emphasis', pieces: piecesOf(emphasis) })
    else pieces.push({ kind: 'link', pieces: piecesOf(linked!), to: to! })
  }
  addText(words.slice(end))
  return pieces
}
