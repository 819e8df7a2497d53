import type { SolvedTable } from '../solved-table.ts'
import { csv } from './csv.ts'
import { jsonLines } from './json-lines.ts'
import { npy } from './npy.ts'
import { parquet } from './parquet.ts'

/** The file formats of solved tables, by the usual file name extension. */
export const EXPORT_FORMATS = ['npy', 'csv', 'jsonl', 'parquet'] as const

export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/**
 * A solved table in a file format, as the pieces of the file in order: bytes, or ASCII text. Ready
 * for `for (const piece of …) writeSync(file, piece)` and for `new Blob([...pieces])`.
 *
 * @throws RangeError for a format that is not in {@link EXPORT_FORMATS}, and where the format cannot
 * hold the table
 */
export function exportTable(
  table: SolvedTable,
  format: ExportFormat,
): Iterable<string | Uint8Array<ArrayBuffer>> {
  switch (format) {
    case 'npy':
      return npy(table)
    case 'csv':
      return csv(table)
    case 'jsonl':
      return jsonLines(table)
    case 'parquet':
      return [parquet(table)]
    default:
      throw new RangeError(
        `export format '${String(format)}': expected one of ${EXPORT_FORMATS.join(', ')}`,
      )
  }
}
