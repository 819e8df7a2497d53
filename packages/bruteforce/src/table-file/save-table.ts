import { createHash, randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Table } from '../table.ts'
import { type TableWriter, tableWriter, type WriteChunk } from './table-writer.ts'
import type { TableSubject } from './header.ts'

/**
 * Writes a table into a file, under a temporary name in the same folder that becomes the final one
 * once everything is on disk: a file of the final name is always whole. Memory: 64 KiB.
 *
 * @returns the digest of the table
 * @throws Error of the file system; then the temporary file is removed
 */
export function saveTable(table: Table, path: string): string {
  const { ruleset, play, value, box } = table
  return saveEntries({ ruleset, play, value, max: box.max }, path, (add) => table.forEachPiece(add))
}

/**
 * As {@link saveTable}, for entries that are made while they are written.
 * @param produce hands all entries over, in rank order
 */
export function saveEntries(
  subject: TableSubject,
  path: string,
  produce: (add: TableWriter['add']) => void,
): string {
  const folder = dirname(path)
  const temporary = join(folder, `.${basename(path)}.${randomUUID()}.tmp`)
  const file = openSync(temporary, 'wx')
  try {
    let digest: string
    try {
      const writer = tableWriter(subject, intoFile(file, path), {
        newSha256: () => createHash('sha256'),
      })
      produce(writer.add)
      digest = writer.end()
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, path)
    syncFolder(folder)
    return digest
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

function intoFile(file: number, path: string): WriteChunk {
  return (chunk) => {
    try {
      for (let at = 0; at < chunk.length;) at += writeSync(file, chunk, at)
    } catch (error) {
      throw new Error(`${path}: cannot be written: ${(error as Error).message}`, { cause: error })
    }
  }
}

/** Brings the new name to disk as well. Windows has no such call. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
