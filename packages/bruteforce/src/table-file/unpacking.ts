import type { Values } from '../task/values.ts'
import { isLittleEndian, swapBytes } from './byte-order.ts'
import type { EntryBits } from './entry-bits.ts'

/** The number of bytes that `count` packed entries fill. */
export function packedBytes(bits: EntryBits, count: number): number {
  return bits === 1 ? Math.ceil(count / 8) : (bits / 8) * count
}

/**
 * Unpacks the entries from these bytes. Entries of a byte or more are a view of the bytes if
 * alignment and the byte order of the machine allow it; otherwise they are a copy.
 *
 * @param bytes the packed bytes, from the byte that contains the first entry to the byte that
 *   contains the last entry
 * @param skip the number of bits of the first byte, 0 to 7, that belong to earlier entries
 *   (outcomes only)
 * @param room the array into which outcomes are written if it is long enough
 */
export function unpackEntries(
  bits: EntryBits,
  bytes: Uint8Array,
  count: number,
  skip = 0,
  room?: Uint8Array,
): Values {
  if (bits === 1) return unpackBits(bytes, count, skip, room ?? new Uint8Array(count))
  if (bits === 8) return bytes
  const lane = bits / 8
  const isView = isLittleEndian && bytes.byteOffset % lane === 0
  const source = isView ? bytes : bytes.slice()
  if (!isLittleEndian) swapBytes(source, lane)
  return bits === 16
    ? new Uint16Array(source.buffer, source.byteOffset, count)
    : new Uint32Array(source.buffer, source.byteOffset, count)
}

function unpackBits(bytes: Uint8Array, count: number, skip: number, room: Uint8Array): Uint8Array {
  let at = 0
  let i = 0
  if (skip > 0) {
    const byte = bytes[i++]!
    for (let bit = skip; bit < 8 && at < count; bit++) room[at++] = (byte >> bit) & 1
  }
  for (; at + 8 <= count; at += 8) {
    const byte = bytes[i++]!
    room[at] = byte & 1
    room[at + 1] = (byte >> 1) & 1
    room[at + 2] = (byte >> 2) & 1
    room[at + 3] = (byte >> 3) & 1
    room[at + 4] = (byte >> 4) & 1
    room[at + 5] = (byte >> 5) & 1
    room[at + 6] = (byte >> 6) & 1
    room[at + 7] = byte >> 7
  }
  for (let bit = 0; at < count; bit++) room[at++] = (bytes[i]! >> bit) & 1
  return room.subarray(0, count)
}
