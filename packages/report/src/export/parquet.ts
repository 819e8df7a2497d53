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
 * A solved table as an Apache Parquet file with Snappy compression. The file has one row for each
 * position, in rank order. The required columns are `x1`, …, `xn` of type INT32, and `value`, which
 * is INT32 or, for outcomes, one of the strings P and N. The same table always gives the same
 * bytes.
 *
 * The file's key-value metadata describes the table: `nimlab.ruleset`, `nimlab.play`,
 * `nimlab.value`, `nimlab.max` and `nimlab.order`.
 *
 * @param write receives one row group (131072 rows) at a time, in order, then the metadata
 * @throws RangeError if a value or pile size exceeds 2^31 − 1
 * @complexity O(positions · n) time; memory for one row group, and a few hundred bytes of metadata
 * for each column of each group
 */
export function parquet(table: SolvedTable, write: (piece: Uint8Array<ArrayBuffer>) => void): void {
  const group = emptyGroup(table.box.piles)
  const writer = piecewise(write)
  const file = new ParquetWriter({
    writer,
    schema: schemaFromColumnData({ columnData: columns(table, group) }),
    kvMetadata: metadata(table),
    createdBy: 'nimlab',
  })
  const writeGroup = (): void => {
    const columnData = columns(table, group).map(({ name, data }) => ({ name, data }))
    void file.write({ columnData, rowGroupSize: ROWS_PER_GROUP })
    group.rows = 0
  }
  table.forEachRow(({ position, length, entries, offset }) => {
    for (let x = 0; x < length; x++) {
      group.piles[0]![group.rows] = int32(x)
      for (let i = 1; i < position.length; i++) group.piles[i]![group.rows] = int32(position[i]!)
      group.values[group.rows] = int32(entries[offset + x]!)
      if (++group.rows === ROWS_PER_GROUP) writeGroup()
    }
  })
  if (group.rows > 0) writeGroup()
  void file.finish()
}

/** The rows collected so far. */
interface Group {
  rows: number
  readonly piles: readonly Int32Array[]
  readonly values: Int32Array
}

function emptyGroup(piles: number): Group {
  const column = (): Int32Array => new Int32Array(ROWS_PER_GROUP)
  return { rows: 0, piles: Array.from({ length: piles }, column), values: column() }
}

/** After every row group, this writer passes on its content and then discards it. */
function piecewise(write: (piece: Uint8Array<ArrayBuffer>) => void): ByteWriter {
  const writer = new ByteWriter()
  const flush = (): void => {
    write(new Uint8Array(writer.getBuffer()))
    writer.index = 0
  }
  return Object.assign(writer, { flush, finish: flush })
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

function columns(table: Pick<SolvedTable, 'value'>, group: Group): ColumnSource[] {
  const values = group.values.subarray(0, group.rows)
  return [
    ...group.piles.map((pile, i): ColumnSource => ({
      name: `x${i + 1}`,
      data: pile.subarray(0, group.rows),
      type: 'INT32',
      nullable: false,
    })),
    table.value === 'outcome'
      ? {
          name: 'value',
          data: Array.from(values, (entry) => valueLabel(table, entry)),
          type: 'STRING',
          nullable: false,
        }
      : { name: 'value', data: values, type: 'INT32', nullable: false },
  ]
}

function int32(value: number): number {
  if (value > LARGEST_INT32) {
    throw new RangeError(`parquet: expected values up to ${LARGEST_INT32}, got ${value}`)
  }
  return value
}
