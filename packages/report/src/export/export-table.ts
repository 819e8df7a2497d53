import type { SolvedTable } from '../solved-table.ts'
import { csv } from './csv.ts'
import { jsonLines } from './json-lines.ts'
import { npy } from './npy.ts'
import { npz } from './npz.ts'
import { parquet } from './parquet.ts'

/** The file formats of solved tables, by the usual file name extension. */
export const EXPORT_FORMATS = ['npy', 'npz', 'csv', 'jsonl', 'parquet'] as const

export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/**
 * A part of a file: bytes or ASCII text. The receiver can keep it, because it is never overwritten.
 */
export type FilePiece = string | Uint8Array<ArrayBuffer>

/**
 * Writes a solved table in a file format, piece by piece, as in `writeTable(table, 'csv', (piece)
 * => stream.writeSync(piece))`. A piece has at most a few megabytes, regardless of the size of the
 * table.
 *
 * @throws RangeError for a format that is not in {@link EXPORT_FORMATS}, or if the format cannot
 * represent the table; some pieces may already have been written
 * @complexity O(positions · n) time, one piece of memory
 */
export function writeTable(
  table: SolvedTable,
  format: ExportFormat,
  write: (piece: FilePiece) => void,
): void {
  switch (format) {
    case 'npy':
      return npy(table, write)
    case 'npz':
      return npz(table, write)
    case 'csv':
      return csv(table, write)
    case 'jsonl':
      return jsonLines(table, write)
    case 'parquet':
      return parquet(table, write)
    default:
      throw new RangeError(
        `export format '${String(format)}': expected one of ${EXPORT_FORMATS.join(', ')}`,
      )
  }
}

/**
 * All pieces of the file of {@link writeTable}, for `new Blob(pieces)`. The whole file is in
 * memory. To write the file to a disk, use {@link writeTable} instead.
 */
export function exportTable(table: SolvedTable, format: ExportFormat): FilePiece[] {
  const pieces: FilePiece[] = []
  writeTable(table, format, (piece) => pieces.push(piece))
  return pieces
}
