import { createHash } from 'node:crypto'
import { writeDurably } from '@nim/core/files'
import type { Table } from '../table.ts'
import { type TableWriter, tableWriter, type WriteChunk } from './table-writer.ts'
import type { TableSubject } from './header.ts'

/**
 * Writes a table to a file. The file has a temporary name in the same folder until everything has
 * reached the disk. A file with the final name is therefore always complete. The function needs 64
 * KiB of memory.
 *
 * @returns the digest of the table
 * @throws Error of the file system; the temporary file is removed first
 */
export function saveTable(table: Table, path: string): string {
  const { ruleset, play, value, box } = table
  return saveEntries({ ruleset, play, value, max: box.max }, path, (add) => table.forEachPiece(add))
}

/**
 * Like {@link saveTable}, for entries that are produced while they are written.
 * @param produce writes all entries, in rank order
 */
export function saveEntries(
  subject: TableSubject,
  path: string,
  produce: (add: TableWriter['add']) => void,
): string {
  let digest = ''
  writeDurably(path, (write) => {
    const writer = tableWriter(subject, intoFile(write, path), {
      newSha256: () => createHash('sha256'),
    })
    produce(writer.add)
    digest = writer.end()
  })
  return digest
}

function intoFile(write: WriteChunk, path: string): WriteChunk {
  return (chunk) => {
    try {
      write(chunk)
    } catch (error) {
      throw new Error(`${path}: cannot be written: ${(error as Error).message}`, { cause: error })
    }
  }
}
