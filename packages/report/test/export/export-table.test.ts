import { solve } from '@nim/bruteforce'
import { exactSlowNim } from '@nim/core/rules'
import { expect, test } from 'vitest'
import {
  csv,
  EXPORT_FORMATS,
  type ExportFormat,
  exportTable,
  type FilePiece,
  jsonLines,
  npy,
  npz,
  parquet,
  writeTable,
} from '../../src/index.ts'
import type { SolvedTable } from '../../src/solved-table.ts'
import { SOLVED_EXAMPLES } from '../solved/examples.ts'
import { joined, pieces } from './joined.ts'

type Exporter = (table: SolvedTable, write: (piece: FilePiece) => void) => void

const EXPORTERS: Record<ExportFormat, Exporter> = { npy, npz, csv, jsonl: jsonLines, parquet }

test.each(SOLVED_EXAMPLES)('each format has the output of its own exporter: %s', (_, table) => {
  expect([...EXPORT_FORMATS].sort()).toEqual(Object.keys(EXPORTERS).sort())
  for (const format of EXPORT_FORMATS) {
    const expected = joined(pieces<FilePiece>((write) => EXPORTERS[format](table, write)))
    expect(joined(exportTable(table, format))).toEqual(expected)
    expect(joined(pieces<FilePiece>((write) => writeTable(table, format, write)))).toEqual(expected)
  }
})

test('the table of a fast kernel gives the same bytes as a table by rank, and is not copied', () => {
  const [ruleset, box] = [exactSlowNim(4, 3), { max: 40 }]
  const fast = solve(ruleset, box, { value: 'remoteness' })
  const plain = solve(ruleset, box, { value: 'remoteness', kernel: 'plain' })
  const { ruleset: rules, value, play, forEachPiece, forEachRow } = fast
  const narrow: SolvedTable = {
    ruleset: rules,
    box: fast.box,
    value,
    play,
    forEachPiece,
    forEachRow,
  }
  for (const format of EXPORT_FORMATS) {
    const bytes = Buffer.from(joined(exportTable(narrow, format)))
    expect(bytes.equals(joined(exportTable(plain, format)))).toBe(true)
  }
})

test('an unknown format causes an error that lists the known formats', () => {
  const [, table] = SOLVED_EXAMPLES[0]!
  expect(() => exportTable(table, 'xlsx' as ExportFormat)).toThrow(
    new RangeError("export format 'xlsx': expected one of npy, npz, csv, jsonl, parquet"),
  )
})
