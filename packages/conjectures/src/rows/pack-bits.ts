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

/** Number of bits that are set. */
export function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
