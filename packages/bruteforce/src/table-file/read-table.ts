import type { Cells } from '../cells/cells.ts'
import { rankCells } from '../cells/rank-cells.ts'
import { type ByteSource, bytesInMemory } from './byte-source.ts'
import { fileLayout, type TableHeader } from './header.ts'
import { packedCells } from './packed-cells.ts'
import { failing, parseHeader } from './parse-header.ts'
import { type SavedTable, savedTable } from './saved-table.ts'
import { type NewSha256, fastSha256 } from './sha256.ts'
import { boxTask } from '../task/task.ts'
import { unpackEntries } from './unpacking.ts'

export interface ReadTableOptions {
  /** The name by which messages refer to the bytes. Default: `table`. */
  readonly name?: string
  /** False to skip {@link SavedTable.verify}, which takes longer than everything else. */
  readonly verify?: boolean
  /** The implementation of SHA-256. Default: an implementation that runs in any engine. */
  readonly newSha256?: NewSha256
}

/**
 * The table stored in the bytes of a file that `writeTable` has written. The table uses the entries
 * in place. The function copies the entries only if they have 16 or 32 bits and `bytes` starts at
 * an odd offset in its buffer. Do not change the bytes while you use the table.
 *
 * @throws Error that describes the fault in the bytes
 * @complexity two SHA-256 computations; without verification O(n)
 */
export function readTable(
  bytes: ArrayBuffer | Uint8Array,
  { name = 'table', verify = true, newSha256 = fastSha256 }: ReadTableOptions = {},
): SavedTable {
  const source = bytesInMemory(bytes)
  const fail = failing(name)
  const header = parseHeader(source, fail)
  const cells = cellsInMemory(header, source, fileLayout(header).entriesAt)
  const table = savedTable(header, cells, source, newSha256, fail)
  if (verify) table.verify()
  return table
}

/**
 * Reads cells into memory. In the source, the entries of these cells begin at the byte `offset`.
 */
export function cellsInMemory(header: TableHeader, source: ByteSource, offset: number): Cells {
  const { ruleset, max, value, play, bits, positions } = header
  if (bits === 1) return packedCells(header, source, offset)
  const packed = source.read(offset, offset + (bits / 8) * positions)
  const task = boxTask(ruleset, max, value, play)
  return rankCells(task, unpackEntries(bits, packed, positions))
}
