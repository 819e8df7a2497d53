import { expect, test } from 'vitest'
import {
  csv,
  EXPORT_FORMATS,
  type ExportFormat,
  exportTable,
  jsonLines,
  npy,
  parquet,
} from '../../src/index.ts'
import { SOLVED_EXAMPLES } from '../solved/examples.ts'
import { joined } from './joined.ts'

test.each(SOLVED_EXAMPLES)('each format is what its own function writes: %s', (_, table) => {
  const expected: Record<ExportFormat, Uint8Array> = {
    npy: joined(npy(table)),
    csv: joined(csv(table)),
    jsonl: joined(jsonLines(table)),
    parquet: parquet(table),
  }
  expect([...EXPORT_FORMATS].sort()).toEqual(Object.keys(expected).sort())
  for (const format of EXPORT_FORMATS) {
    expect(joined(exportTable(table, format))).toEqual(expected[format])
  }
})

test('an unknown format is an error that names the known ones', () => {
  const [, table] = SOLVED_EXAMPLES[0]!
  expect(() => exportTable(table, 'xlsx' as ExportFormat)).toThrow(
    new RangeError("export format 'xlsx': expected one of npy, csv, jsonl, parquet"),
  )
})
