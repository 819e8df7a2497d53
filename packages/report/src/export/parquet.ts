import { formatRuleset } from '@nim/core/rules'
import {
  ByteWriter,
  type ColumnSource,
  ParquetWriter,
  schemaFromColumnData,
} from 'hyparquet-writer'
import type { SolvedTable } from '../solved-table.ts'
import { valueLabel } from './value-label.ts'

const ROWS_PER_GROUP = 131_072
const LARGEST_INT32 = 2 ** 31 - 1

/**
 * A solved table as an Apache Parquet file, Snappy-compressed: one row a position in rank order,
 * required INT32 columns `x1`, …, `xn`, and a required column `value`, INT32 or, for outcomes,
 * the strings P and N. The same table always gives the same bytes.
 *
 * The file's key-value metadata says what the table is: `nimlab.ruleset`, `nimlab.play`,
 * `nimlab.value`, `nimlab.max` and `nimlab.order`.
 *
 * @throws RangeError if a value or pile size exceeds 2^31 − 1
 * @complexity O(positions · n) time; the whole file and one row group (131072 rows) of memory
 */
export function parquet(table: SolvedTable): Uint8Array<ArrayBuffer> {
  const { box } = table
  const writer = new ByteWriter()
  const file = new ParquetWriter({
    writer,
    schema: schemaFromColumnData({ columnData: columns(table, 0, 0) }),
    kvMetadata: metadata(table),
    createdBy: 'nimlab',
  })
  for (let start = 0; start < box.count; start += ROWS_PER_GROUP) {
    const end = Math.min(start + ROWS_PER_GROUP, box.count)
    const columnData = columns(table, start, end).map(({ name, data }) => ({ name, data }))
    void file.write({ columnData, rowGroupSize: ROWS_PER_GROUP })
  }
  void file.finish()
  return writer.getBytes()
}

function metadata({ ruleset, play, value, box }: SolvedTable): { key: string; value: string }[] {
  return [
    { key: 'nimlab.ruleset', value: formatRuleset(ruleset) },
    { key: 'nimlab.play', value: play },
    { key: 'nimlab.value', value },
    { key: 'nimlab.max', value: String(box.max) },
    { key: 'nimlab.order', value: box.sorted ? 'sorted, colexicographic' : 'dense, x1 fastest' },
  ]
}

/** The columns of the ranks start..end−1. */
function columns(table: SolvedTable, start: number, end: number): ColumnSource[] {
  const { box } = table
  const piles = Array.from({ length: box.piles }, () => new Int32Array(end - start))
  for (let rank = start; rank < end; rank++) {
    const position = box.unrank(rank)
    for (let i = 0; i < position.length; i++) piles[i]![rank - start] = int32(position[i]!)
  }
  return [
    ...piles.map((data, i): ColumnSource => ({
      name: `x${i + 1}`,
      data,
      type: 'INT32',
      nullable: false,
    })),
    { name: 'value', nullable: false, ...valueData(table, start, end) },
  ]
}

function valueData(
  table: SolvedTable,
  start: number,
  end: number,
): Pick<ColumnSource, 'data' | 'type'> {
  const entries = table.values.subarray(start, end)
  return table.value === 'outcome'
    ? { type: 'STRING', data: Array.from(entries, (entry) => valueLabel(table, entry)) }
    : { type: 'INT32', data: Int32Array.from(entries, int32) }
}

function int32(value: number): number {
  if (value > LARGEST_INT32) {
    throw new RangeError(`parquet: expected values up to ${LARGEST_INT32}, got ${value}`)
  }
  return value
}
