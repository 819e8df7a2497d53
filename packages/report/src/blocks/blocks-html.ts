import { escapeXml } from '../figure/escape-xml.ts'
import { formulaHtml } from '../html/math-html.ts'
import { tableHtml } from '../html/table-html.ts'
import { alignments } from '../text/alignment.ts'
import type { Block, ListItem, Words } from './block.ts'
import { type Piece, piecesOf } from './pieces.ts'

/**
 * The address of a link's target. The address is null if the page shows only the words of the link.
 */
export type LinkTo = (address: string, words: string) => string | null

const NOWHERE: LinkTo = () => null

/** Converts blocks to HTML, with one element for each block. Formulas are MathML. */
export function blocksHtml(blocks: readonly Block[], linkTo: LinkTo = NOWHERE): string[] {
  return blocks.map((block) => blockHtml(block, linkTo))
}

/** Words as HTML. */
export function wordsHtml(words: Words, linkTo: LinkTo = NOWHERE): string {
  return piecesOf(words)
    .map((piece) => pieceHtml(piece, linkTo))
    .join('')
}

function pieceHtml(piece: Piece, linkTo: LinkTo): string {
  switch (piece.kind) {
    case 'text':
      return escapeXml(piece.source)
    case 'code':
      return `<code>${escapeXml(piece.source)}</code>`
    case 'math':
      return formulaHtml(piece.source)
    case 'strong':
    case 'emphasis': {
      const tag = piece.kind === 'strong' ? 'strong' : 'em'
      return `<${tag}>${piece.pieces.map((each) => pieceHtml(each, linkTo)).join('')}</${tag}>`
    }
    case 'link': {
      const words = piece.pieces.map((each) => pieceHtml(each, linkTo)).join('')
      const address = linkTo(piece.to, words)
      return address === null ? words : `<a href="${escapeXml(address)}">${words}</a>`
    }
  }
}

function blockHtml(block: Block, linkTo: LinkTo): string {
  const html = (words: Words): string => wordsHtml(words, linkTo)
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${html(block.words)}</h${block.level}>`
    case 'paragraph':
      return `<p>${html(block.words)}</p>`
    case 'table':
      return tableHtml(
        block.head.map(html),
        block.rows.map((row) => row.map(html)),
        alignments(block.head.length, block.rows, block.align),
      )
    case 'list':
      return listHtml(block.items, html)
    case 'code':
      return `<pre><code>${escapeXml(block.text)}</code></pre>`
    case 'figure':
      return `<p><img src="${escapeXml(block.file)}" alt="${escapeXml(block.title)}"/></p>`
    case 'maths':
      return `<p>${block.mathml}</p>`
    case 'folded':
      return `<details><summary>${escapeXml(block.summary)}</summary>\n${blocksHtml(block.blocks, linkTo).join('\n')}\n</details>`
    case 'quote':
      return `<blockquote>${blocksHtml(block.blocks, linkTo).join('\n')}</blockquote>`
  }
}

/** List items. Each item contains the deeper items that follow it. */
function listHtml(items: readonly ListItem[], html: (words: Words) => string): string {
  const least = Math.min(...items.map(({ depth }) => depth))
  const starts = items.flatMap(({ depth }, i) => (depth === least ? [i] : []))
  const parts = starts.map((start, k) => {
    const { words, to } = items[start]!
    const inner = items.slice(start + 1, starts[k + 1] ?? items.length)
    const more = inner.length === 0 ? '' : listHtml(inner, html)
    return `<li>${html(words)}${to === undefined ? '' : `: ${html(to)}`}${more}</li>`
  })
  return `<ul>${parts.join('')}</ul>`
}
