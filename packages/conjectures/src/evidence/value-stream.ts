import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

const CHUNK = 1 << 16

/** A running SHA-256 of the values a check compares, in the order in which it meets them. */
export interface ValueStream {
  /** Adds one value, an integer in 0..2^32−1, as four bytes, lowest first. */
  add(value: number): void
  /** Ends the stream and returns `sha256:` and 64 hexadecimal digits. */
  digest(): string
}

/** A value stream that begins with a header saying what the values are. */
export function valueStream(header: string): ValueStream {
  const hash = sha256.create().update(new TextEncoder().encode(`${header}\n`))
  const bytes = new Uint8Array(CHUNK)
  let used = 0
  return {
    add(value) {
      if (used === CHUNK) {
        hash.update(bytes)
        used = 0
      }
      bytes[used++] = value
      bytes[used++] = value >>> 8
      bytes[used++] = value >>> 16
      bytes[used++] = value >>> 24
    },
    digest() {
      hash.update(bytes.subarray(0, used))
      return `sha256:${bytesToHex(hash.digest())}`
    },
  }
}
