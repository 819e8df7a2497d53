/** Brings the lowest bits of four bytes together: 2^28, 2^21, 2^14 and 2^7. */
const GATHER = 0x10204080

/**
 * One bit of each of up to 32 bytes, as a word; the first byte gives the lowest bit.
 * @param bit which bit of the bytes
 * @complexity less than an operation a byte
 */
export function packBits(bytes: DataView, from: number, count: number, bit: number): number {
  let word = 0
  // four bytes at a time, also where fewer are asked for, as far as there are four
  const lastFour = bytes.byteLength - 4 - from
  let i = 0
  for (; i < count && i <= lastFour; i += 4) {
    const four = (bytes.getUint32(from + i, true) >>> bit) & 0x01010101
    word |= (Math.imul(four, GATHER) >>> 28) << i
  }
  for (; i < count; i++) word |= ((bytes.getUint8(from + i) >>> bit) & 1) << i
  return word & (-1 >>> (32 - count))
}

/** The bits of 0, …, 15 as four bytes. */
const SPREAD = Uint32Array.from(
  { length: 16 },
  (_, bits) => (bits & 1) | ((bits & 2) << 7) | ((bits & 4) << 14) | ((bits & 8) << 21),
)

/**
 * The inverse of {@link packBits}: writes bytes 0 and 1 for the lowest bits of a word. Up to three bytes
 * after them, if there are such, are overwritten.
 */
export function writeBits(bytes: DataView, from: number, count: number, word: number): void {
  const lastFour = bytes.byteLength - 4 - from
  let i = 0
  for (; i < count && i <= lastFour; i += 4) {
    bytes.setUint32(from + i, SPREAD[(word >>> i) & 15]!, true)
  }
  for (; i < count; i++) bytes.setUint8(from + i, (word >>> i) & 1)
}

/**
 * A reader of a table of zeros and ones by rank: writes the bits of so many entries to words, the
 * first one to the lowest bit of the first word.
 */
export function bitsOfTable(
  values: ArrayLike<number>,
): (rank: number, length: number, words: Int32Array) => void {
  if (values instanceof Uint8Array) {
    const bytes = new DataView(values.buffer, values.byteOffset, values.byteLength)
    return (rank, length, words) => {
      for (let w = 0, from = 0; from < length; w++, from += 32) {
        words[w] = packBits(bytes, rank + from, Math.min(32, length - from), 0)
      }
    }
  }
  return (rank, length, words) => {
    words.fill(0)
    for (let i = 0; i < length; i++) words[i >> 5]! |= values[rank + i]! << (i & 31)
  }
}

/** Number of bits that are set. */
export function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
