import { boxOf } from '@nim/core/rules'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Cells } from '../cells/cells.ts'
import { beginDigest } from './digest.ts'
import { type Table, tableOf } from '../table.ts'
import { type ByteSource, readThrough } from './byte-source.ts'
import { fileLayout, type TableHeader } from './header.ts'
import { packedEntry } from './packed-cells.ts'
import type { Fail } from './parse-header.ts'
import type { NewSha256 } from './sha256.ts'
import { verifyTable } from './verify.ts'

/**
 * A saved table, read from a file or from the bytes of a file. `digest` and `histogram` read all
 * entries.
 */
export interface SavedTable extends Table {
  /**
   * The entry with this rank.
   * @throws RangeError if the number is not a rank of the box
   */
  readonly entryAt: (rank: number) => number
  /**
   * Reads the whole file and compares it with the checksum and the digest in the trailer.
   * @throws Error that describes the fault
   */
  readonly verify: () => void
}

/** The table in a file whose header has already been read. */
export function savedTable(
  header: TableHeader,
  cells: Cells,
  file: ByteSource,
  newSha256: NewSha256,
  fail: Fail,
): SavedTable {
  const { ruleset, max, value, play, positions } = header
  const { entriesAt, trailerAt } = fileLayout(header)
  const more: Pick<SavedTable, 'entryAt' | 'verify' | 'digest'> = {
    entryAt(rank) {
      if (!Number.isSafeInteger(rank) || rank < 0 || rank >= positions) {
        throw new RangeError(`rank: expected 0 to ${positions - 1}, got ${rank}`)
      }
      return packedEntry(header, file, entriesAt, rank)
    },
    verify: () => verifyTable(header, file, newSha256, fail),
    digest() {
      const hash = beginDigest(ruleset, max, value, play, newSha256)
      readThrough(file, entriesAt, trailerAt, (bytes) => hash.update(bytes))
      return `sha256:${bytesToHex(hash.digest())}`
    },
  }
  return Object.assign(tableOf(ruleset, boxOf(ruleset, max), value, play, cells), more)
}
