import type { Box } from '@nim/core/rules'
import { rankDrops } from '../evidence/rank-drops.ts'
import { type ShortIntegers, shortIntegers } from './short-integers.ts'

/** Number of moves of the shortest and of the longest play from each position. */
export interface PlayLengthRows {
  /** By rank, in the rows so far. */
  readonly shortest: ShortIntegers
  readonly longest: ShortIntegers
  /** Finds both for a row; to be asked for all rows in rank order. */
  readonly row: (outer: readonly number[], length: number, rank: number) => void
}

/**
 * Lengths of plays in NIM(n,1) or NIM(n,n), over a sorted box. The options lie at fixed distances of
 * rank along a row: for k = n there is one, if x_1 > 0; for k = 1 they are the lower covers, one
 * stone less on the first of equal piles.
 *
 * @complexity O(1) a position for k = n, O(n) for k = 1; four bytes a position if n·max < 2^15
 * @source GMMV-D1
 */
export function playLengthRows(box: Box, k: number): PlayLengthRows {
  const n = box.piles
  const drops = rankDrops(box)
  // a move takes at least one stone
  const most = n * box.max
  const shortest = shortIntegers(box.count, most)
  const longest = shortIntegers(box.count, most)
  const row: PlayLengthRows['row'] =
    k === n
      ? (outer, length, rank) => {
          let distance = 1
          for (let i = 1; i < n; i++) distance += drops[i]![outer[i]!]!
          oneMore(shortest, rank + 1, distance, length - 1)
          oneMore(longest, rank + 1, distance, length - 1)
        }
      : (outer, length, rank) => {
          shortest.fill(rank === 0 ? 0 : most, rank, rank + length)
          for (let i = n - 1; i > 0; i--) {
            const pile = outer[i]!
            if (pile === 0 || (i > 1 && outer[i - 1] === pile)) continue
            // where x_1 = x_2 pile 1 is lowered instead of pile 2
            const count = i === 1 ? length - 1 : length
            const distance = drops[i]![pile]!
            lower(shortest, rank, distance, count)
            raise(longest, rank, distance, count)
          }
          lower(shortest, rank + 1, 1, length - 1)
          raise(longest, rank + 1, 1, length - 1)
        }
  return { shortest, longest, row }
}

function oneMore(lengths: ShortIntegers, rank: number, distance: number, count: number): void {
  for (let at = rank; at < rank + count; at++) lengths[at] = lengths[at - distance]! + 1
}

function lower(lengths: ShortIntegers, rank: number, distance: number, count: number): void {
  for (let at = rank; at < rank + count; at++) {
    const length = lengths[at - distance]! + 1
    if (length < lengths[at]!) lengths[at] = length
  }
}

function raise(lengths: ShortIntegers, rank: number, distance: number, count: number): void {
  for (let at = rank; at < rank + count; at++) {
    const length = lengths[at - distance]! + 1
    if (length > lengths[at]!) lengths[at] = length
  }
}
