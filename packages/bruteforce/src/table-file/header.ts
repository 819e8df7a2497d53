import { formatRuleset, type PlayConvention, type Ruleset } from '@nim/core/rules'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { boxPositions } from '../task/box-positions.ts'
import { boxTask, type TableValue } from '../task/task.ts'
import { type EntryBits, entryBits } from './entry-bits.ts'
import { packedBytes } from './unpacking.ts'

/** The game and the value that a table describes. */
export interface TableSubject {
  readonly ruleset: Ruleset
  readonly play: PlayConvention
  readonly value: TableValue
  readonly max: number
}

/**
 * The header of a table in a file. The format `nimlab-table` version 1, all integers little-endian:
 *
 *     bytes  what
 *     16     `nimlab-table` in ASCII, then 0D 0A 1A 0A (a transfer as text would change them)
 *     4      format version: 1
 *     4      J, the number of bytes of the JSON text
 *     J      {"ruleset":…,"play":…,"value":…,"max":…,"bits":…,"positions":…,"layout":"rank"},
 *            in this order, without blanks, in UTF-8: equal tables have equal headers
 *     0..63  zeros, up to a multiple of 64
 *     E      the entries by rank: outcomes eight in a byte, the lowest bit first, the last byte
 *            padded with zeros; others as integers of `bits` bits
 *     32     the digest of the table (see `digest.ts`)
 *     32     SHA-256 of all bytes before
 */
export interface TableHeader extends TableSubject {
  readonly bits: EntryBits
  readonly positions: number
}

export const MAGIC: Uint8Array = utf8ToBytes('nimlab-table\r\n\u001A\n')
export const FORMAT_VERSION = 1
/** The number of bytes before the JSON text. */
export const PREFIX_BYTES = 24
/**
 * The maximum number of bytes of the JSON text. This limit prevents a malformed file from making a
 * reader load gigabytes.
 */
export const MOST_TEXT_BYTES: number = 2 ** 26
/** Entries begin at a multiple of this number of bytes, so that they can be used in place. */
const ALIGNMENT = 64
/** The total length of the digest and the checksum. */
const TRAILER_BYTES = 64

/**
 * The header of a table.
 * @throws RangeError if max is not a whole number ≥ 0
 */
export function headerOf({ ruleset, play, value, max }: TableSubject): TableHeader {
  const positions = boxPositions(ruleset, max)
  return {
    ruleset,
    play,
    value,
    max,
    bits: entryBits(boxTask(ruleset, max, value, play)),
    positions,
  }
}

/** The JSON text of a header. */
export function headerText({ ruleset, play, value, max, bits, positions }: TableHeader): string {
  const name = formatRuleset(ruleset)
  return JSON.stringify({ ruleset: name, play, value, max, bits, positions, layout: 'rank' })
}

/**
 * The bytes of a file that precede its entries.
 * @throws RangeError if the ruleset has so many edges that their text exceeds 64 MiB
 */
export function encodeHeader(header: TableHeader): Uint8Array {
  const text = utf8ToBytes(headerText(header))
  if (text.length > MOST_TEXT_BYTES) {
    throw new RangeError(`table: its header has ${text.length} bytes, more than ${MOST_TEXT_BYTES}`)
  }
  const bytes = new Uint8Array(entriesOffset(text.length))
  bytes.set(MAGIC)
  const view = new DataView(bytes.buffer)
  view.setUint32(16, FORMAT_VERSION, true)
  view.setUint32(20, text.length, true)
  bytes.set(text, PREFIX_BYTES)
  return bytes
}

/** The positions of the parts of a file, in bytes. */
export interface FileLayout {
  readonly entriesAt: number
  readonly trailerAt: number
  readonly size: number
}

/** The layout of the file that has this header. */
export function fileLayout(header: TableHeader): FileLayout {
  const entriesAt = entriesOffset(utf8ToBytes(headerText(header)).length)
  const trailerAt = entriesAt + packedBytes(header.bits, header.positions)
  return { entriesAt, trailerAt, size: trailerAt + TRAILER_BYTES }
}

function entriesOffset(textBytes: number): number {
  return ALIGNMENT * Math.ceil((PREFIX_BYTES + textBytes) / ALIGNMENT)
}
