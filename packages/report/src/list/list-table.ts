import { formatPosition } from '@nim/core/rules'
import { valueLabel } from '../export/value-label.ts'
import { booktabs } from '../tex/booktabs.ts'
import { escapeTex } from '../tex/escape-tex.ts'
import { markdownTable } from '../text/markdown-table.ts'
import { textTable } from '../text/text-table.ts'
import type { PositionList } from './position-list.ts'
import { selectionWords, VALUE_WORDS } from './selection.ts'

/** The formats for lists of positions, named by the usual file name extension. */
export const LIST_FORMATS = ['txt', 'tex', 'csv', 'md'] as const

export type ListFormat = (typeof LIST_FORMATS)[number]

/** The maximum number of rows in a table that fits on one page of a paper. */
const MOST_ON_A_PAGE = 40

/**
 * A list of positions as a table, with one column for each pile and one for the value. If all
 * listed positions have the same value, the column for the value is left out (except in CSV). LaTeX
 * needs the packages booktabs and longtable.
 *
 * @param across the number of positions side by side, each in one cell; for 1, each pile has its
 * own column
 * @throws RangeError unless `across` is a positive integer, which must be 1 for CSV
 * @complexity O(positions · n)
 */
export function listTable(list: PositionList, format: ListFormat, across = 1): string {
  if (!Number.isSafeInteger(across) || across < 1) {
    throw new RangeError(`listTable: expected a number of positions >= 1, got ${across}`)
  }
  if (format === 'csv' && across > 1) {
    throw new RangeError('listTable: CSV has one position per line')
  }
  const { head, rows } = across === 1 ? byPiles(list, format) : sideBySide(list, across)
  const title = `${list.title[0]!.toUpperCase()}${list.title.slice(1)}`
  switch (format) {
    case 'txt':
      return `${title}\n\n${textTable(head, rows)}\n`
    case 'csv':
      return [head, ...rows].map((cells) => `${cells.join()}\n`).join('')
    case 'md':
      return `${title}.\n\n${markdownTable(head, rows)}\n`
    case 'tex':
      return texTable(list, title, head, rows)
  }
}

function texTable(
  { ruleset, selection, value }: PositionList,
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const isLong = rows.length > MOST_ON_A_PAGE
  const name = `${ruleset} ${selectionWords(selection, value)}`.match(/\w+/g)!.join('-')
  const table = booktabs(
    head.map((name) => name.replace(/^x(\d+)$/, '$x_{$1}$')),
    rows,
    { caption: `${escapeTex(title)}.`, label: `tab:${name}`, isLong },
  )
  const packages = isLong ? 'booktabs,longtable' : 'booktabs'
  return `% \\usepackage{${packages}}\n${table}\n`
}

/** True if the list shows values. The list shows no values if all positions have the same value. */
function showsValue({ selection, value }: PositionList): boolean {
  return !(selection.kind === 'entry' || (selection.kind === 'outcome' && value === 'outcome'))
}

interface Cells {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

function byPiles(list: PositionList, format: ListFormat): Cells {
  const withValue = format === 'csv' || showsValue(list)
  const name = format === 'csv' ? 'value' : VALUE_WORDS[list.value]
  return {
    head: [
      ...Array.from({ length: list.piles }, (_, i) => `x${i + 1}`),
      ...(withValue ? [name] : []),
    ],
    rows: list.rows.map(({ position, entry }) => [
      ...position.map(String),
      ...(withValue ? [String(valueLabel(list, entry))] : []),
    ]),
  }
}

/**
 * The cells of a table with several positions in each row. The positions are ordered from left to
 * right, so that a table on several pages can be read page by page.
 */
function sideBySide(list: PositionList, across: number): Cells {
  const withValue = showsValue(list)
  const head = ['position', ...(withValue ? [VALUE_WORDS[list.value]] : [])]
  const blank = head.map(() => '')
  const cells = list.rows.map(({ position, entry }) => [
    `(${formatPosition(position)})`,
    ...(withValue ? [String(valueLabel(list, entry))] : []),
  ])
  const rows = Array.from({ length: Math.ceil(cells.length / across) }, (_, row) =>
    Array.from({ length: across }, (__, i) => cells[row * across + i] ?? blank).flat(),
  )
  return { head: Array.from({ length: across }, () => head).flat(), rows }
}
