/** A bit for every position of a box, by rank, of which 32 are read at a time. */
export interface BitRows {
  /** Sets the bits of a row to the lowest bits of its bytes. */
  set(bytes: Uint8Array, length: number, rank: number): void
  /** Bits rank, …, rank + 31, the first one lowest, for rank ≥ −32. What is not set is 0. */
  window(rank: number): number
}

/** @complexity a few operations for 32 positions */
export function bitRows(count: number): BitRows {
  // a word before, and two after the last one
  const words = new Int32Array((count >>> 5) + 4)
  return {
    set(bytes, length, rank) {
      for (let x1 = 0; x1 < length; x1++) {
        const at = rank + x1 + 32
        words[at >>> 5]! |= (bytes[x1]! & 1) << (at & 31)
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
