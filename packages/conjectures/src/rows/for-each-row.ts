import type { Box } from '@nim/core/rules'

/**
 * Visits the rows of a sorted box in rank order: the positions with x_2, …, x_n fixed and x_1 = 0,
 * …, length − 1. `position` is the position of the row with x_1 = 0. It is reused.
 */
export function forEachRow(
  { piles, max, count }: Box,
  visit: (position: readonly number[], length: number, rank: number) => void,
): void {
  const position = new Array<number>(piles).fill(0)
  for (let rank = 0; rank < count;) {
    const length = piles === 1 ? max + 1 : position[1]! + 1
    visit(position, length, rank)
    rank += length
    let i = 1
    while (i + 1 < piles && position[i] === position[i + 1]) position[i++] = 0
    if (i < piles) position[i]!++
  }
}
