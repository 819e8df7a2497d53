/**
 * Bits of the positions of a row, 32 to a word, x_1 = 0 the lowest of the first word.
 */

/** Sets the bits from ≤ x_1 < to. */
export function setBits(words: Int32Array, from: number, to: number): void {
  if (from < to) for (let w = from >> 5; 32 * w < to; w++) words[w]! |= bitsWithin(w, from, to)
}

/** The bits from ≤ x_1 < to of a word that has some of them. */
export function bitsWithin(w: number, from: number, to: number): number {
  let bits = -1
  if (32 * w < from) bits &= -1 << from
  if (32 * w + 32 > to) bits &= ~(-1 << to)
  return bits
}

/** Clears the bits of a row, and returns them. */
export function clearBits(bits: Int32Array, length: number): Int32Array {
  for (let w = 0; 32 * w < length; w++) bits[w] = 0
  return bits
}

/** The 32 bits from that one on; there is a word more than the bits take. */
export function wordFrom(bits: Int32Array, first: number): number {
  const at = first >>> 5
  const shift = first & 31
  // a shift by 32 would be one by 0
  return (bits[at]! >>> shift) | ((bits[at + 1]! << 1) << (31 - shift))
}
