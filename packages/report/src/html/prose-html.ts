import { escapeXml } from '../figure/escape-xml.ts'
import { mathSegments } from '../text/math-segments.ts'
import { mathHtml } from './math-html.ts'
import { tableHtml } from './table-html.ts'

/**
 * Paragraphs as HTML, one element each: words with formulas between dollar signs and `code`, lists of
 * lines that begin with `- `, and tables. Of links the words are shown: a path leads nowhere from a page.
 */
export function proseHtml(text: string): string[] {
  return text.split(/\n{2,}/).map(blockHtml)
}

function blockHtml(block: string): string {
  const lines = block.split('\n')
  if (lines.every((line) => line.startsWith('- '))) {
    return `<ul>${lines.map((line) => `<li>${wordsHtml(line.slice(2))}</li>`).join('')}</ul>`
  }
  if (lines.every((line) => line.startsWith('|'))) {
    const [head, , ...rows] = lines.map((line) => line.split('|').slice(1, -1))
    return tableHtml(
      head!.map(cellHtml),
      rows.map((row) => row.map(cellHtml)),
    )
  }
  return `<p>${wordsHtml(block)}</p>`
}

function cellHtml(cell: string): string {
  return wordsHtml(cell.trim())
}

function wordsHtml(text: string): string {
  return mathSegments(text)
    .map(({ kind, source }) =>
      kind === 'math'
        ? mathHtml(`$${source}$`)
        : escapeXml(source.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')).replaceAll(
            /`([^`]*)`/g,
            '<code>$1</code>',
          ),
    )
    .join('')
}
