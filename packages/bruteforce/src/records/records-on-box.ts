import type { Box } from '@nim/core/rules'
import { generatedRecords } from '../wasm/records/generated-records.ts'
import { plainRecords } from './plain-records.ts'
import type { Marks } from '../wasm/records/record-kernel.ts'

/** The positions of a box whose values exceed the value of every y ≺ x. */
export interface Records {
  /**
   * The smallest rank ≥ `rank` of a record; if no such record exists, the number of positions in
   * the box.
   */
  readonly next: (rank: number) => number
}

/**
 * The number of bytes that {@link recordsOnBox} needs for each position, if a value has `bytes`
 * bytes.
 */
export function recordBytes(bytes: number): number {
  return bytes > 2 ? 8 : 3 * bytes
}

/**
 * Finds the records of a sorted box in one pass.
 *
 * Every position below x is a lower cover of x or is below a lower cover of x. The positions that
 * have x_i = c and the same piles i + 1..n form a block in rank order. Pile i can be lowered in the
 * first C(c + i − 2, i − 1) of them. For all positions of a block, the difference between the ranks
 * of the position and the lowered position is the same. Therefore, for each pile i that is lowered,
 * the function processes a whole block at once.
 *
 * @param values whole numbers from 0 to 2^31 − 1, in rank order
 * @param isPlain true to use typed arrays instead of WebAssembly
 * @complexity n comparisons per position; 16 bytes at a time if values have one or two bytes
 * @source GMMV REF-6
 */
export function recordsOnBox(
  { piles, max, count }: Box,
  values: ArrayLike<number>,
  isPlain = false,
): Records {
  const { raise, reach, end } = (isPlain ? null : generatedRecords(values)) ?? plainRecords(values)
  const sizes = boxSizes(piles, max)
  const pass = (pile: number, top: number, first: number): number => {
    if (pile === 3) {
      reach(first, 0, top, 0)
      return first + sizes[3]![top]!
    }
    let rank = first
    for (let x = 0; x <= top; x++) {
      if (x > 0) raise(rank, sizes[pile - 1]![x - 1]!)
      rank = pass(pile - 1, x, rank)
    }
    return rank
  }
  if (piles >= 3) pass(piles, max, 0)
  else reach(0, max, max, piles === 2 ? 0 : max)
  const marks = end()
  // The first position of the box is always a record, because no other position is below it.
  marks[0] = 1
  return { next: nextOf(marks, count) }
}

/** sizes[i][x] = C(x + i, i), the number of positions of i piles with at most x tokens each. */
function boxSizes(piles: number, max: number): Float64Array[] {
  const sizes = [new Float64Array(max + 1).fill(1)]
  for (let i = 1; i <= piles; i++) {
    let sum = 0
    sizes.push(sizes[i - 1]!.map((size) => (sum += size)))
  }
  return sizes
}

/** Returns a search for the next nonzero mark. It remembers its last result. */
function nextOf(marks: Marks, count: number): Records['next'] {
  const words = new Int32Array(marks.buffer, marks.byteOffset, marks.byteLength / 4)
  const each = words.BYTES_PER_ELEMENT / marks.BYTES_PER_ELEMENT
  let [start, nextRank] = [0, 0]
  return (from) => {
    if (start <= from && from <= nextRank) return nextRank
    let rank = from
    while (rank < count && marks[rank] === 0) {
      rank++
      if (rank % each !== 0) continue
      let word = rank / each
      while (word < words.length && words[word] === 0) word++
      rank = word * each
    }
    start = from
    nextRank = Math.min(rank, count)
    return nextRank
  }
}
