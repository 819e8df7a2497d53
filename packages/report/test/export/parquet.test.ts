import { formatRuleset, sortedBox } from '@nim/core/rules'
import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { expect, test } from 'vitest'
import { parquet } from '../../src/index.ts'
import type { SolvedTable } from '../../src/solved-table.ts'
import { rowsOf, SOLVED_EXAMPLES, withValues } from '../solved/examples.ts'
import { joined, pieces } from './joined.ts'

function readRows(bytes: Uint8Array<ArrayBuffer>): Promise<Record<string, unknown>[]> {
  return parquetReadObjects({ file: bytes.slice().buffer })
}

test.each(SOLVED_EXAMPLES)('every row can be read back: %s', async (_, table) => {
  const expected = rowsOf(table).map(({ piles, entry }) => ({
    ...Object.fromEntries(piles.map((pile, i) => [`x${i + 1}`, pile])),
    value: table.value === 'outcome' ? 'PN'[entry] : entry,
  }))
  expect(await readRows(fileOf(table))).toEqual(expected)
})

test.each(SOLVED_EXAMPLES)('the schema and the metadata describe the table: %s', (_, table) => {
  const { ruleset, play, value, box } = table
  const metadata = parquetMetadata(fileOf(table).slice().buffer)
  expect(metadata.num_rows).toBe(BigInt(box.count))
  expect(
    Object.fromEntries(metadata.key_value_metadata!.map((pair) => [pair.key, pair.value])),
  ).toEqual({
    'nimlab.ruleset': formatRuleset(ruleset),
    'nimlab.play': play,
    'nimlab.value': value,
    'nimlab.max': String(box.max),
    'nimlab.order': box.sorted ? 'sorted, colexicographic' : 'dense, x1 fastest',
  })
  const [, ...columns] = metadata.schema
  const last = columns.pop()!
  expect(columns.map(({ name, type }) => `${name} ${type}`)).toEqual(
    Array.from({ length: box.piles }, (_, i) => `x${i + 1} INT32`),
  )
  expect(`${last.name} ${last.type}`).toBe(value === 'outcome' ? 'value BYTE_ARRAY' : 'value INT32')
  expect([...columns, last].every((column) => column.repetition_type === 'REQUIRED')).toBe(true)
})

test('the same table gives the same bytes, however its values are stored', () => {
  const [, table] = SOLVED_EXAMPLES[2]!
  const wide = withValues(table, Uint32Array.from(table.values), 1)
  expect(fileOf(wide)).toEqual(fileOf(table))
})

test('a table with several row groups is written in pieces and can be read back', async () => {
  const box = sortedBox(2, 600)
  const values = Uint16Array.from({ length: box.count }, (_, i) => (i * 40_503) % 65_536)
  const [, wythoff] = SOLVED_EXAMPLES[3]!
  const table = withValues({ ...wythoff, box }, values)
  const written = pieces<Uint8Array<ArrayBuffer>>((write) => parquet(table, write))
  const bytes = joined(written)
  const { row_groups: groups, metadata_length: length } = parquetMetadata(bytes.buffer)
  expect(groups.map(({ num_rows: rows }) => Number(rows))).toEqual([131_072, box.count - 131_072])
  expect(written).toHaveLength(3)
  expect(written[2]!.length).toBeLessThan(length + 1000)
  const read = await readRows(bytes)
  const wrong = rowsOf(table).findIndex(({ piles: [x, y], entry }, i) => {
    const row = read[i]!
    return row['x1'] !== x || row['x2'] !== y || row['value'] !== entry
  })
  expect(read).toHaveLength(box.count)
  expect(wrong).toBe(-1)
})

test('a value beyond INT32 causes an error, but the largest INT32 is accepted', async () => {
  const [, table] = SOLVED_EXAMPLES[3]!
  const values = new Uint32Array(table.box.count)
  values[7] = 2 ** 31 - 1
  const read = await readRows(fileOf(withValues(table, values)))
  expect(read[7]!['value']).toBe(2 ** 31 - 1)
  values[7] = 2 ** 31
  expect(() => fileOf(withValues(table, values))).toThrow(
    new RangeError('parquet: expected values up to 2147483647, got 2147483648'),
  )
})

function fileOf(table: SolvedTable): Uint8Array<ArrayBuffer> {
  return joined(pieces<Uint8Array<ArrayBuffer>>((write) => parquet(table, write)))
}
