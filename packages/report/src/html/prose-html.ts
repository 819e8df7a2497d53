import type { Block } from '../blocks/block.ts'
import { blocksHtml } from '../blocks/blocks-html.ts'

/**
 * Paragraphs of Markdown as HTML, one element for each: text, lists of lines that begin with `- `,
 * and tables. Only the words of links are shown, because their paths are not valid on the page.
 */
export function proseHtml(text: string): string[] {
  return blocksHtml(text.split(/\n{2,}/).map(blockOf))
}

function blockOf(words: string): Block {
  const lines = words.split('\n')
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', items: lines.map((line) => ({ depth: 0, words: line.slice(2) })) }
  }
  if (!lines.every((line) => line.startsWith('|'))) return { kind: 'paragraph', words }
  const [head, , ...rows] = lines.map(cellsOf)
  return { kind: 'table', head: head!, rows, align: head!.map(() => 'left') }
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}
