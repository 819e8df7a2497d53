import { createHash } from 'node:crypto'
import { fileSource } from './file-source.ts'
import { fileLayout } from './header.ts'
import { packedCells } from './packed-cells.ts'
import { failing, parseHeader } from './parse-header.ts'
import { type SavedTable, savedTable } from './saved-table.ts'

/** A table in an open file. */
export interface OpenTable extends SavedTable {
  /** Closes the file, like `release`. Do not use the table afterwards. */
  readonly close: () => void
}

/**
 * Opens a table of any size that `saveTable` has written. Only its header is read.
 *
 * `at`, `outcomeAt` and `entryAt` read the blocks of 4 KiB that they need, and keep 1024 of them.
 * Iteration, `countP`, `histogram`, `digest` and `verify` read the file once, in constant memory.
 * Only `values` loads all entries.
 *
 * Node cannot map files into memory. Instead, the table reads positions with `pread`. After the
 * first pass, the bytes come from the page cache of the operating system. If `saveTable` replaces
 * an open file, this table still shows the old contents.
 *
 * @throws Error that names the file and the fault, also while reading; only `verify` detects damage
 *   that leaves the header and the size unchanged
 */
export function openTable(path: string): OpenTable {
  const fail = failing(path)
  const file = fileSource(path, fail)
  try {
    const header = parseHeader(file, fail)
    const cells = packedCells(header, file, fileLayout(header).entriesAt)
    const table = savedTable(header, cells, file, () => createHash('sha256'), fail)
    return Object.assign(table, { close: file.release })
  } catch (error) {
    file.release()
    throw error
  }
}
