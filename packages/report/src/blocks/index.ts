/** Pages as blocks, and their writers for Markdown, HTML and LaTeX. */
export { type Block, heading, type ListItem, paragraphs, table, type TableBlock } from './block.ts'
export type { Words } from './block.ts'
export { blocksHtml, type LinkTo, wordsHtml } from './blocks-html.ts'
export { blocksMarkdown } from './blocks-markdown.ts'
export { blocksTex, wordsTex } from './blocks-tex.ts'
export { type Piece, piecesOf } from './pieces.ts'
