import type { Table } from '../../src/index.ts'
import { writeTable } from '../../src/table-file/table-writer.ts'

/** The bytes of the file for a table. */
export function bytesOf(table: Table): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  writeTable(table, (chunk) => chunks.push(chunk.slice()))
  return joined(chunks)
}

/** Joins the chunks of a file. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
