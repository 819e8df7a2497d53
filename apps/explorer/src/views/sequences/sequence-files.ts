import {
  bFile,
  bFileName,
  booktabs,
  type CountTriangle,
  escapeTex,
  type IntegerSequence,
  oeisData,
} from '@nim/report'
import type { Download } from '../../parts/downloads.tsx'
import type { GmRow, GmTable } from './gm-table.ts'

/**
 * The files of a sequence. If the sequence has a number in the OEIS, such as A000201, the files are
 * named after this number.
 */
export function sequenceFiles(name: string, sequence: IntegerSequence): readonly Download[] {
  return [
    {
      name: /^A\d{6}$/.test(name) ? bFileName(name) : `b-${name}.txt`,
      type: 'text/plain',
      make: () => bFile(sequence),
    },
    { name: `oeis-${name}.txt`, type: 'text/plain', make: () => `${oeisData(sequence)}\n` },
    { name: `${name}.csv`, type: 'text/csv', make: () => sequenceCsv(sequence) },
    { name: `${name}.tex`, type: 'application/x-tex', make: () => sequenceTex(sequence) },
  ]
}

/** CSV with one line for each term. */
export function sequenceCsv({ offset, terms }: IntegerSequence): string {
  return `n,a\n${terms.map((term, i) => `${offset + i},${term}\n`).join('')}`
}

function sequenceTex({ name, offset, terms }: IntegerSequence): string {
  const rows = terms.map((term, i) => [String(offset + i), String(term)])
  return `${booktabs(['$n$', '$a(n)$'], rows, { caption: escapeTex(name), isLong: true })}\n`
}

/** The CSV text of a triangle, with one line for each term. */
export function triangleCsv(rows: CountTriangle['rows']): string {
  const lines = rows.flatMap((row, n) => row.map((count, k) => `${n},${k},${count}\n`))
  return `n,k,T\n${lines.join('')}`
}

/**
 * The files in which the reader can download a table of a GM-sequence. The files contain the rows
 * that the page shows.
 */
export function gmFiles(table: GmTable): readonly Download[] {
  const name = 'gm-sequence'
  return [
    { name: `${name}.csv`, type: 'text/csv', make: () => gmCsv(table) },
    { name: `${name}.tex`, type: 'application/x-tex', make: () => gmTex(table) },
  ]
}

/** CSV with one line for each row of the table. Each line contains j, the entries and the pivot. */
export function gmCsv(table: GmTable): string {
  const entries = table.rows[0]!.vector.map((_, i) => `x${i + 1},`).join('')
  const lines = rowsOf(table).map(
    ({ j, vector, pivot }) => `${j},${vector.join(',')},${pivot ?? ''}\n`,
  )
  return `j,${entries}pivot\n${lines.join('')}`
}

/** Pivotal entries are bold. */
export function gmTex(table: GmTable): string {
  const head = ['$j$', ...table.rows[0]!.vector.map((_, i) => `$x_{${i + 1}}$`), 'pivot']
  const rows = rowsOf(table).map(({ j, vector, pivot }) => [
    String(j),
    ...vector.map((entry, i) => (i + 1 === pivot ? String.raw`\textbf{${entry}}` : String(entry))),
    String(pivot ?? ''),
  ])
  const caption = `GM-sequence for $l = ${table.l}$; from row ${table.from} on the pivots have the period ${table.period}.`
  const align = head.map(() => 'right' as const)
  return `${booktabs(head, rows, { caption, isLong: true, align })}\n`
}

/**
 * The first rows of a table, followed by those rows of its period that are not among the first
 * rows.
 */
export function rowsOf({ rows, periodRows }: GmTable): readonly GmRow[] {
  const last = rows.at(-1)!.j
  return [...rows, ...periodRows.filter(({ j }) => j > last)]
}
