import type { Box } from '@nim/core/rules'
import type { Values } from '../../task/values.ts'

/** Positions that differ in x_1 only and follow one another by rank: a row of a box, or a part of it. */
export interface Segment {
  /** The first of them. The array is reused. */
  readonly position: readonly number[]
  readonly length: number
  readonly entries: Values
  /** The entry of x_1 = position[0] + i is entries[offset + i]. */
  readonly offset: number
}

/**
 * Cuts chunks of consecutive entries, which may end anywhere, into segments.
 *
 * @param rank of the first entry of the first chunk
 * @returns the visitor of the chunks; a segment is good during its visit
 */
export function segmentCutter(
  box: Box,
  rank: number,
  visit: (segment: Segment) => void,
): (entries: Values) => void {
  const { piles, max, sorted } = box
  const position = box.unrank(rank)
  const isLargest = (i: number): boolean => position[i] === (sorted ? position[i + 1]! : max)
  const nextRow = (): void => {
    position[0] = 0
    let i = 1
    while (i < piles - 1 && isLargest(i)) position[i++] = 0
    if (i < piles) position[i]!++
  }
  return (entries) => {
    for (let offset = 0; offset < entries.length;) {
      const inRow = (sorted && piles > 1 ? position[1]! : max) + 1 - position[0]!
      const length = Math.min(inRow, entries.length - offset)
      visit({ position, length, entries, offset })
      offset += length
      if (length === inRow) nextRow()
      else position[0]! += length
    }
  }
}
