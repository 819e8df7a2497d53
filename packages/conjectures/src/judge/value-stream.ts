import { fold, type Lanes } from '@nim/bruteforce'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The number of 32-bit words in a part of a value stream, unless the part ends earlier. */
const PART = 1 << 16
/** The number of 32-bit words that are stored and folded together. It divides PART. */
const BATCH = 1 << 10
/** The bytes that a part adds to the hash, and the bytes that are hashed at a time. */
const PART_BYTES = 16
const CHUNK = 256 * PART_BYTES

/**
 * A running digest of the values that a check compares, in order; the same for every thread count,
 * kernel and machine. Format 2:
 *
 * - SHA-256 begins with the header: one line of UTF-8 that names format, claim, case and domain.
 * - The words (integers in 0..2^32−1) are folded, part by part, into two lanes, see `fold` of
 *   @nim/bruteforce. A part ends after 65536 words, or where the check ends it.
 * - For every nonempty part, SHA-256 gets 16 bytes, lowest first: the number of its words (8 bytes)
 *   and the two lanes (4 bytes each).
 *
 * The words are defined where they are generated: `value-tally.ts`, `instance-tally.ts`,
 * `outcome-tally.ts`.
 *
 * The digest detects accidental differences: a wrong, missing or extra value, or another order. A
 * fold is not a cryptographic hash: different streams can have the same digest. Format 1 hashed all
 * values themselves (its header began with `nimlab check 1`), at 20 times the cost.
 */
export interface ValueStream {
  /** Adds one 32-bit word to the stream. */
  add(word: number): void
  /** Ends the part and adds a whole part that was folded elsewhere. */
  addPart(words: number, lanes: Lanes): void
  /** Ends the stream and returns `sha256:` and 64 hexadecimal digits. */
  digest(): string
}

/** A value stream. The header describes its values. */
export function valueStream(header: string): ValueStream {
  const hash = sha256.create().update(utf8ToBytes(`${header}\n`))
  const chunk = new Uint8Array(CHUNK)
  const view = new DataView(chunk.buffer)
  let used = 0
  const batch = new Uint32Array(BATCH)
  let waiting = 0
  const open = fold()
  const flush = (): void => {
    hash.update(chunk.subarray(0, used))
    used = 0
  }
  const putPart = (words: number, { first, second }: Lanes): void => {
    if (words === 0) return
    if (used === CHUNK) flush()
    // setUint32 reduces its number modulo 2^32
    view.setUint32(used, words, true)
    view.setUint32(used + 4, Math.floor(words / 2 ** 32), true)
    view.setUint32(used + 8, first, true)
    view.setUint32(used + 12, second, true)
    used += PART_BYTES
  }
  const put = (): void => {
    putPart(open.count(), open.lanes())
    open.restart()
  }
  const foldBatch = (): void => {
    open.addAll(batch, waiting)
    waiting = 0
    if (open.count() === PART) put()
  }
  const end = (): void => {
    foldBatch()
    put()
  }
  return {
    add(word) {
      batch[waiting++] = word
      if (waiting === BATCH) foldBatch()
    },
    addPart(words, lanes) {
      end()
      putPart(words, lanes)
    },
    digest() {
      end()
      flush()
      return `sha256:${bytesToHex(hash.digest())}`
    },
  }
}
