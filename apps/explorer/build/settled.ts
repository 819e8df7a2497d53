import { type Block, blocksHtml } from '@nim/report/blocks'

/**
 * The page of results as HTML. Links to claims lead to their pages in the explorer. Other links are
 * removed.
 */
export function settledHtml(markdown: string): string[] {
  return blocksHtml(blocksOf(markdown), (address, words) =>
    /^(?:papers|findings)\//.test(address) && ID.test(words) ? `#/claims/${words}` : null,
  )
}

const ID = /^[A-Z]+-[\w.-]+$/

/**
 * Splits a Markdown page into blocks: headings, paragraphs, tables, and lists that are not nested.
 * Comments are left out.
 */
function blocksOf(markdown: string): Block[] {
  return markdown
    .replaceAll(/<!--[^]*?-->/g, '')
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text): Block => {
      const [, signs, words] = /^(#{1,3}) (.*)$/.exec(text) ?? []
      if (signs !== undefined) {
        return { kind: 'heading', level: signs.length as 1 | 2 | 3, words: words! }
      }
      if (text.startsWith('|')) return tableOf(text)
      if (!text.startsWith('- ')) return { kind: 'paragraph', words: oneLine(text) }
      const items = text.slice(2).split(/\n- /)
      return { kind: 'list', items: items.map((item) => ({ depth: 0, words: oneLine(item) })) }
    })
}

function tableOf(text: string): Block {
  const rows = text.split('\n').map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  )
  const [head, , ...body] = rows
  return { kind: 'table', head: head!, rows: body }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ')
}
