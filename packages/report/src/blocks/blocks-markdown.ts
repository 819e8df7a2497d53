import { codeBlock } from '../markdown/escape-markdown.ts'
import { markdownTable } from '../text/markdown-table.ts'
import type { Block } from './block.ts'

/** Blocks as GitHub Flavored Markdown, separated by empty lines, with a line break at the end. */
export function blocksMarkdown(blocks: readonly Block[]): string {
  return `${written(blocks)}\n`
}

function written(blocks: readonly Block[]): string {
  return blocks.map(blockMarkdown).join('\n\n')
}

function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.words}`
    case 'paragraph':
      return block.words
    case 'table':
      return markdownTable(block.head, block.rows, block.align)
    case 'list':
      return block.items
        .map(
          ({ depth, words, to }) =>
            `${'  '.repeat(depth)}- ${words}${to === undefined ? '' : `: ${to}`}`,
        )
        .join('\n')
    case 'code':
      return codeBlock(block.text, block.language)
    case 'figure':
      return `![${block.title}](${block.file})`
    case 'maths':
      return `$$${block.tex}$$`
    case 'folded':
      return `<details>\n<summary>${block.summary}</summary>\n\n${written(block.blocks)}\n\n</details>`
    case 'quote':
      return written(block.blocks).replaceAll(/^/gm, '> ')
  }
}
