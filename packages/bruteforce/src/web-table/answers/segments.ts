import type { Box } from '@nim/core/rules'
import type { Values } from '../../task/values.ts'

/**
 * Positions that differ only in x_1 and have consecutive ranks. They are a row of a box, or a part
 * of a row.
 */
export interface Segment {
  /** The first of these positions. The array is reused. */
  readonly position: readonly number[]
  /** The number of odd piles among x_2, …, x_n. */
  readonly odd: number
  /** The sum of the piles x_2, …, x_n. */
  readonly sum: number
  readonly length: number
  readonly entries: Values
  /** The entry of the position with x_1 = position[0] + i is entries[offset + i]. */
  readonly offset: number
}

/**
 * Cuts chunks of consecutive entries into segments. Chunks may end anywhere.
 *
 * @param rank the rank of the first entry of the first chunk
 * @returns the visitor of the chunks; a segment is valid only during its visit
 */
export function segmentCutter(
  box: Box,
  rank: number,
  visit: (segment: Segment) => void,
): (entries: Values) => void {
  const { piles, max, sorted } = box
  const position = box.unrank(rank)
  const isLargest = (i: number): boolean => position[i] === (sorted ? position[i + 1]! : max)
  let odd = 0
  let sum = 0
  const countOthers = (): void => {
    odd = 0
    sum = 0
    for (let i = 1; i < piles; i++) {
      odd += position[i]! % 2
      sum += position[i]!
    }
  }
  countOthers()
  const nextRow = (): void => {
    position[0] = 0
    let i = 1
    while (i < piles - 1 && isLargest(i)) position[i++] = 0
    if (i < piles) position[i]!++
    countOthers()
  }
  return (entries) => {
    for (let offset = 0; offset < entries.length;) {
      const inRow = (sorted && piles > 1 ? position[1]! : max) + 1 - position[0]!
      const length = Math.min(inRow, entries.length - offset)
      visit({ position, odd, sum, length, entries, offset })
      offset += length
      if (length === inRow) nextRow()
      else position[0]! += length
    }
  }
}
