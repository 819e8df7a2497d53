import type { Align } from '../text/alignment.ts'

/**
 * The text of one line or paragraph, in Markdown: `**strong**`, `*emphasis*`, code between
 * backticks, `[words](address)`, and formulas between dollar signs. See `piecesOf`.
 */
export type Words = string

/** An item of a list. */
export interface ListItem {
  /** The nesting depth of the item; the outermost items have depth 0. */
  readonly depth: number
  readonly words: Words
  /** Text that follows the words and a colon. */
  readonly to?: Words
}

/** A part of a page. The writers convert it to Markdown, HTML or LaTeX. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly words: Words }
  | { readonly kind: 'paragraph'; readonly words: Words }
  | TableBlock
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
  | { readonly kind: 'code'; readonly text: string; readonly language?: string }
  | { readonly kind: 'figure'; readonly title: string; readonly file: string }
  | MathsBlock
  | { readonly kind: 'folded'; readonly summary: string; readonly blocks: readonly Block[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }

/** A displayed formula, in each of the notations that the writers need. */
export interface MathsBlock {
  readonly kind: 'maths'
  readonly tex: string
  readonly mathml: string
  readonly text: string
}

/** A table: a head and the rows below it. */
export interface TableBlock {
  readonly kind: 'table'
  readonly head: readonly Words[]
  readonly rows: readonly (readonly Words[])[]
  /**
   * The alignment of each column. By default, columns of numbers are right-aligned, and all others
   * left-aligned.
   */
  readonly align?: readonly Align[]
}

/** A heading of the first, second or third level. */
export function heading(level: 1 | 2 | 3, words: Words): Block {
  return { kind: 'heading', level, words }
}

/** Paragraphs with the given texts. Empty texts are left out. */
export function paragraphs(...all: readonly Words[]): Block[] {
  return all.filter((words) => words !== '').map((words) => ({ kind: 'paragraph', words }))
}

/** A table whose columns are aligned according to their content. */
export function table(head: readonly Words[], rows: TableBlock['rows']): TableBlock {
  return { kind: 'table', head, rows }
}
