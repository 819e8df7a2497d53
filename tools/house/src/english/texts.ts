import type { House, SourceFile } from '../house.ts'
import { lineAt, syntaxOf, visit } from '../syntax.ts'

/** A text that people read, with its place. */
export interface Prose {
  readonly path: string
  readonly line: number
  readonly text: string
  /** A page, a message (including help text), or a comment in code. */
  readonly kind: 'page' | 'message' | 'comment'
}

/**
 * Pages that are still being rewritten. When a page follows the rules of English, its author
 * removes it from this list.
 */
const PAGES_LEFT_OUT =
  /^docs\/(?:atlas|proofs)\/|^docs\/(?:results|m-critical|explorer)\.md$|CHANGELOG\.md$|^formal\//
/** Code that is still being rewritten. */
const CODE_LEFT_OUT = /^packages\/conjectures\/src\/papers\//
/** The minimum number of words in a sentence. A text with fewer words counts as a name. */
const FEWEST_WORDS = 4

/**
 * All texts of the repository, which are pages, changesets, messages, help texts, and comments in
 * code.
 */
export function textsOf({ pages, sources }: House): Prose[] {
  return [
    ...pages.filter(({ path }) => !PAGES_LEFT_OUT.test(path)).flatMap(paragraphsOf),
    ...sources
      .filter(({ path }) => /\/(?:src|bin)\/|^scripts\//.test(path) && !CODE_LEFT_OUT.test(path))
      .flatMap((file) => [...messagesIn(file), ...commentsIn(file)]),
  ]
}

/** The paragraphs, items and cells of a page, without its code. */
export function paragraphsOf({ path, text }: SourceFile): Prose[] {
  const blank = (part: string): string => part.replaceAll(/[^\n]/g, '')
  const prose = text
    .replace(/^---\n[^]*?\n---\n/, blank)
    .replaceAll(/^( *)(`{3,})[^]*?^\1\2$/gm, blank)
    .replaceAll(/<!--[^]*?-->/g, blank)
  const texts: Prose[] = []
  let line = 1
  for (const part of prose.split(/(\n\s*\n|\n(?= *(?:[-*|#]|\d+\.) ?))/)) {
    for (const cell of part.startsWith('|') ? part.split(/(?<!\\)\|/) : [part]) {
      const words = readable(cell)
      if (words !== '') texts.push({ path, line, text: words, kind: 'page' })
    }
    line += part.split('\n').length - 1
  }
  return texts
}

/**
 * The paragraphs in the text blocks of a page. In help text, a paragraph consists of lines that are
 * not indented.
 */
export function helpParagraphsOf({ path, text }: SourceFile): Prose[] {
  return [...text.matchAll(/^```text\n([^]*?)^```$/gm)].flatMap(({ 1: block, index }) =>
    [...block!.matchAll(/(?:^(?!Usage:|[$%]|--\S+ +-- )[^\s].*[^:\n]\n)+/gm)].map((paragraph) => ({
      path,
      line: text.slice(0, index + paragraph.index).split('\n').length,
      text: paragraph[0].replaceAll('\n', ' ').trim(),
      kind: 'message' as const,
    })),
  )
}

/**
 * A piece of Markdown as a reader sees it. Code, mathematics and quotations become one word each,
 * and a link becomes its text.
 */
function readable(markdown: string): string {
  return markdown
    .replaceAll(/`[^`]*`/g, 'code')
    .replaceAll(/\$[^$]+\$/g, 'formula')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/"[^"]*"|“[^”]*”/g, 'quotation')
    .replaceAll(/[*_#>]|^\s*(?:[-*]|\d+\.) /gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The strings of a file that are sentences. */
function messagesIn(file: SourceFile): Prose[] {
  const texts: Prose[] = []
  const add = (text: string, start: number): void => {
    if (text.trim().split(/\s+/).length < FEWEST_WORDS) return
    const { path } = file
    texts.push({ path, line: lineAt(file, start), text, kind: 'message' })
  }
  visit(file, {
    Literal(node) {
      if (typeof node.value === 'string') add(node.value, node.start)
    },
    TemplateElement(node) {
      add(node.value.cooked ?? '', node.start)
    },
  })
  return texts
}

function commentsIn(file: SourceFile): Prose[] {
  const { path } = file
  return syntaxOf(file).comments.map(({ value, start }) => ({
    path,
    line: lineAt(file, start),
    text: value.replaceAll(/^\s*\*+/gm, ' ').replaceAll(/\s+/g, ' '),
    kind: 'comment',
  }))
}
