import type { VisitPiece } from '../cells/cells.ts'
import { isLittleEndian, swapBytes } from './byte-order.ts'
import type { EntryBits } from './entry-bits.ts'
import { PACKED_CHUNK } from '../tuned/tuned.ts'

/** Packs entries one piece after another. */
export interface EntryPacker {
  readonly add: VisitPiece
  /** Writes the remaining entries. An incomplete byte of outcomes is padded with zeros. */
  readonly end: () => void
}

/**
 * Packs entries, in rank order, into bytes. Outcomes are packed eight per byte, lowest bit first;
 * wider entries are little-endian integers.
 *
 * @param write receives chunks of at most 64 KiB, each of which is valid only during the call
 */
export function entryPacker(bits: EntryBits, write: (bytes: Uint8Array) => void): EntryPacker {
  return bits === 1 ? bitPacker(write) : lanePacker(bits, write)
}

function bitPacker(write: (bytes: Uint8Array) => void): EntryPacker {
  const chunk = new Uint8Array(PACKED_CHUNK)
  let used = 0
  let open = 0
  let openBits = 0
  const flush = (): void => {
    write(chunk.subarray(0, used))
    used = 0
  }
  const put = (byte: number): void => {
    chunk[used++] = byte
    if (used === PACKED_CHUNK) flush()
  }
  const addBit = (bit: number): void => {
    open |= bit << openBits++
    if (openBits < 8) return
    put(open)
    open = openBits = 0
  }
  return {
    add(entries) {
      const bytes = entries instanceof Uint8Array ? entries : Uint8Array.from(entries)
      const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
      let i = 0
      const toFull = Math.min(bytes.length, (8 - openBits) % 8)
      while (i < toFull) addBit(bytes[i++]!)
      for (; i + 8 <= bytes.length; i += 8) {
        put(fourBits(words.getUint32(i, true)) | (fourBits(words.getUint32(i + 4, true)) << 4))
      }
      while (i < bytes.length) addBit(bytes[i++]!)
    },
    end() {
      if (openBits > 0) put(open)
      if (used > 0) flush()
    },
  }
}

/**
 * Collects four bits from a 32-bit word in which each of the four bytes is 0 or 1. The
 * multiplication moves the bit of byte k from bit 8k to bit 24 + k.
 */
function fourBits(word: number): number {
  return Math.imul(word, (1 << 24) | (1 << 17) | (1 << 10) | (1 << 3)) >>> 24
}

function lanePacker(bits: 8 | 16 | 32, write: (bytes: Uint8Array) => void): EntryPacker {
  const chunk = new Uint8Array(PACKED_CHUNK)
  const lanes = new { 8: Uint8Array, 16: Uint16Array, 32: Uint32Array }[bits](chunk.buffer)
  let used = 0
  const flush = (): void => {
    const bytes = chunk.subarray(0, (used * bits) / 8)
    if (!isLittleEndian) swapBytes(bytes, bits / 8)
    write(bytes)
    used = 0
  }
  return {
    add(entries) {
      for (let at = 0; at < entries.length;) {
        const part = entries.subarray(at, at + lanes.length - used)
        lanes.set(part, used)
        used += part.length
        at += part.length
        if (used === lanes.length) flush()
      }
    },
    end() {
      if (used > 0) flush()
    },
  }
}
