import { packBits } from '../../rows/pack-bits.ts'

/** A bit for every position of a box, by rank, of which 32 are read at a time. */
export interface BitRows {
  /** Sets the bits of a row, not set before, to the lowest bits of its bytes. */
  set(bytes: Uint8Array, length: number, rank: number): void
  /** Bits rank, …, rank + 31, the first one lowest, for rank ≥ −32. What is not set is 0. */
  window(rank: number): number
}

/** @complexity a few operations for 32 positions */
export function bitRows(count: number): BitRows {
  // a word before, and two after the last one
  const words = new Int32Array((count >>> 5) + 4)
  let seen = new Uint8Array(0)
  let view = new DataView(seen.buffer)
  return {
    set(bytes, length, rank) {
      if (bytes.buffer !== seen.buffer) {
        seen = bytes as Uint8Array<ArrayBuffer>
        view = new DataView(seen.buffer)
      }
      const { byteOffset } = bytes
      for (let from = 0; from < length; from += 32) {
        const bits = packBits(view, byteOffset + from, Math.min(32, length - from), 0)
        const at = rank + from + 32
        const shift = at & 31
        words[at >>> 5]! |= bits << shift
        if (shift > 0) words[(at >>> 5) + 1]! |= bits >>> (32 - shift)
      }
    },
    window(rank) {
      const at = rank + 32
      const word = at >>> 5
      const shift = at & 31
      const low = words[word]! >>> shift
      return shift === 0 ? low : low | (words[word + 1]! << (32 - shift))
    },
  }
}
