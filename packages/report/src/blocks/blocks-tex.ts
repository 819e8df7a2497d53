import { booktabs } from '../tex/booktabs.ts'
import { escapeTex, texOf } from '../tex/escape-tex.ts'
import { codeTex, verbatimTex } from '../tex/verbatim-tex.ts'
import type { Block, ListItem, Words } from './block.ts'
import { type Piece, piecesOf } from './pieces.ts'

const SECTIONS = [String.raw`\section`, String.raw`\subsection*`, String.raw`\subsubsection*`]

/**
 * Writes blocks as LaTeX for pdfLaTeX, one after the other. The LaTeX needs the packages that
 * reports load. A link appears without its address, because the address is valid only on a website.
 * Folded blocks appear in full.
 */
export function blocksTex(blocks: readonly Block[]): string {
  return blocks.map(blockTex).join('\n\n')
}

/** Words as LaTeX. */
export function wordsTex(words: Words): string {
  return piecesOf(words).map(pieceTex).join('')
}

function pieceTex(piece: Piece): string {
  switch (piece.kind) {
    case 'text':
      return escapeTex(piece.source)
    case 'code':
      return codeTex(piece.source)
    case 'math':
      return texOf(`$${piece.source}$`)
    case 'strong':
      return String.raw`\textbf{${piece.pieces.map(pieceTex).join('')}}`
    case 'emphasis':
      return String.raw`\emph{${piece.pieces.map(pieceTex).join('')}}`
    case 'link':
      return piece.pieces.map(pieceTex).join('')
  }
}

function blockTex(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${SECTIONS[block.level - 1]}{${wordsTex(block.words)}}`
    case 'paragraph':
      return wordsTex(block.words)
    case 'table':
      return booktabs(
        block.head.map(wordsTex),
        block.rows.map((row) => row.map(wordsTex)),
        { ...(block.align === undefined ? {} : { align: block.align }), isLong: true },
      )
    case 'list':
      return listTex(block.items)
    case 'code':
      return verbatimTex(block.text)
    case 'figure':
      return String.raw`\includegraphics[width=0.9\linewidth]{${block.file.replace(/\.svg$/, '')}}`
    case 'maths':
      return String.raw`\[${block.tex}\]`
    case 'folded':
      return blocksTex(block.blocks)
    case 'quote':
      return `${String.raw`\begin{quote}`}\n${blocksTex(block.blocks)}\n${String.raw`\end{quote}`}`
  }
}

/** Writes nested lists, according to the depths of the items. */
function listTex(items: readonly ListItem[]): string {
  const lines: string[] = []
  let open = 0
  for (const { depth, words, to } of items) {
    for (; open > depth + 1; open--) lines.push(String.raw`\end{itemize}`)
    for (; open < depth + 1; open++) lines.push(String.raw`\begin{itemize}`)
    lines.push(String.raw`\item ${wordsTex(words)}${to === undefined ? '' : `: ${wordsTex(to)}`}`)
  }
  for (; open > 0; open--) lines.push(String.raw`\end{itemize}`)
  return lines.join('\n')
}
