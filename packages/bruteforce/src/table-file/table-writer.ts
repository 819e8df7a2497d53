import { bytesToHex } from '@noble/hashes/utils.js'
import type { VisitPiece } from '../cells/cells.ts'
import { beginDigest } from './digest.ts'
import type { Table } from '../table.ts'
import { encodeHeader, headerOf, type TableSubject } from './header.ts'
import { entryPacker } from './packing.ts'
import { type NewSha256, fastSha256 } from './sha256.ts'

/** Receives the bytes of a file in order, in chunks. A chunk is valid only during the call. */
export type WriteChunk = (chunk: Uint8Array) => void

export interface WriteTableOptions {
  /**
   * The implementation of SHA-256. By default, an implementation that runs in any JavaScript
   * engine.
   */
  readonly newSha256?: NewSha256
}

/** A table that is being written to a file. */
export interface TableWriter {
  /**
   * Adds entries in rank order.
   * @throws RangeError if the entries do not start where the previous entries ended
   */
  readonly add: VisitPiece
  /**
   * Writes the remaining bytes and the trailer.
   *
   * @returns the digest of the table
   * @throws RangeError if entries are missing
   */
  readonly end: () => string
}

/**
 * Writes a table in the format of {@link TableHeader} while its entries are still being computed.
 * The writer can therefore save boxes that do not fit into memory.
 *
 * @complexity a few nanoseconds per byte, for two SHA-256 computations; 64 KiB of memory
 */
export function tableWriter(
  subject: TableSubject,
  write: WriteChunk,
  { newSha256 = fastSha256 }: WriteTableOptions = {},
): TableWriter {
  const header = headerOf(subject)
  const checksum = newSha256()
  const digest = beginDigest(subject.ruleset, subject.max, subject.value, subject.play, newSha256)
  const put: WriteChunk = (chunk) => {
    checksum.update(chunk)
    write(chunk)
  }
  const packer = entryPacker(header.bits, (bytes) => {
    digest.update(bytes)
    put(bytes)
  })
  put(encodeHeader(header))
  let added = 0
  return {
    add(entries, rank) {
      if (rank !== added || rank + entries.length > header.positions) {
        throw new RangeError(
          `table: expected entries from rank ${added} on, got entries from rank ${rank} on`,
        )
      }
      added += entries.length
      packer.add(entries, rank)
    },
    end() {
      if (added !== header.positions) {
        throw new RangeError(`table: expected ${header.positions} entries, got ${added}`)
      }
      packer.end()
      const sum = digest.digest()
      put(sum)
      write(checksum.digest())
      return `sha256:${bytesToHex(sum)}`
    },
  }
}

/**
 * Writes a table in the format of {@link TableHeader}, chunk by chunk. Neither the file nor the
 * entries need to fit into memory.
 *
 * @returns the digest of the table
 */
export function writeTable(table: Table, write: WriteChunk, options?: WriteTableOptions): string {
  const writer = tableWriter(subjectOf(table), write, options)
  table.forEachPiece(writer.add)
  return writer.end()
}

/**
 * Yields the bytes of a table file one chunk at a time. It suits consumers that request a chunk
 * when they are ready, such as a `ReadableStream`. The consumer may keep the chunks. At most the
 * chunks of one layer x_n = m are pending at a time.
 */
export function* tableChunks(
  table: Table,
  options?: WriteTableOptions,
): Generator<Uint8Array<ArrayBuffer>, void, undefined> {
  const waiting: Uint8Array<ArrayBuffer>[] = []
  const keep: WriteChunk = (chunk) => waiting.push(chunk.slice())
  const writer = tableWriter(subjectOf(table), keep, options)
  const layers = table.box.piles === 1 ? 1 : table.box.max + 1
  for (let layer = 0; layer < layers; layer++) {
    table.forEachPiece(writer.add, layer, layer + 1)
    yield* waiting.splice(0)
  }
  writer.end()
  yield* waiting
}

function subjectOf({ ruleset, play, value, box }: Table): TableSubject {
  return { ruleset, play, value, max: box.max }
}
