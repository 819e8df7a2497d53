import type { Box } from '@nim/core/rules'
import { rankDrops } from '../../rows/rank-drops.ts'
import { type ShortIntegers, shortIntegers } from './short-integers.ts'

/** Number of moves of the shortest and of the longest play from each position. */
export interface PlayLengthRows {
  /** By rank, in the rows so far. */
  readonly shortest: ShortIntegers
  readonly longest: ShortIntegers
  /** Finds both for a row; to be asked for all rows in rank order. */
  readonly row: (outer: readonly number[], length: number, rank: number) => void
}

type Lengths = Omit<PlayLengthRows, 'row'>

/** Covers that are looked at together. */
const TOGETHER = 3

/**
 * Lengths of plays in NIM(n,1) or NIM(n,n), over a sorted box. The options lie at fixed distances of
 * rank along a row: for k = n there is one, if x_1 > 0; for k = 1 they are the lower covers, one
 * stone less on the first of equal piles.
 *
 * @complexity O(1) a position for k = n, O(n) for k = 1; four bytes a position if n·max < 2^15
 * @source GMMV-D1
 */
export function playLengthRows(box: Box, k: number): PlayLengthRows {
  const drops = rankDrops(box).map((column) => Int32Array.from(column))
  // a move takes at least one stone
  const most = box.piles * box.max
  const shortest = shortIntegers(box.count, most)
  const longest = shortIntegers(box.count, most)
  const lengths = { shortest, longest }
  const row = k === box.piles ? oneOption(lengths, drops) : optionsAreCovers(lengths, box, drops)
  return { shortest, longest, row }
}

/** k = n. */
function oneOption(
  { shortest, longest }: Lengths,
  drops: readonly Int32Array[],
): PlayLengthRows['row'] {
  return (outer, length, rank) => {
    let distance = 1
    for (let i = 1; i < outer.length; i++) distance += drops[i]![outer[i]!]!
    oneMore(shortest, rank + 1, distance, length - 1)
    oneMore(longest, rank + 1, distance, length - 1)
  }
}

function oneMore(lengths: ShortIntegers, rank: number, distance: number, count: number): void {
  for (let at = rank; at < rank + count; at++) lengths[at] = lengths[at - distance]! + 1
}

/** k = 1. */
function optionsAreCovers(
  lengths: Lengths,
  { piles: n, max }: Box,
  drops: readonly Int32Array[],
): PlayLengthRows['row'] {
  const { shortest, longest } = lengths
  /** By how much the covers are before a position, those with less on piles n, …, 3, then on pile 2. */
  const distances = new Int32Array(n + TOGETHER)
  const further: Lengths = {
    shortest: shortIntegers(max + 1, n * max),
    longest: shortIntegers(max + 1, n * max),
  }
  return (outer, length, rank) => {
    let count = 0
    for (let i = n - 1; i > 0; i--) {
      const pile = outer[i]!
      if (pile !== 0 && (i === 1 || outer[i - 1] !== pile)) distances[count++] = drops[i]![pile]!
    }
    if (count === 0) {
      // all other piles are empty
      for (let x1 = 0; x1 < length; x1++) shortest[rank + x1] = longest[rank + x1] = x1
      return
    }
    // a distance that is repeated changes nothing
    for (let i = count; i < TOGETHER; i++) distances[i] = distances[0]!
    const end = outer[1] === 0 ? length : length - 1
    for (let i = TOGETHER; i < count; i++) {
      gather(further, i === TOGETHER, lengths, rank - distances[i]!, end)
    }
    oneMoreThanCovers(lengths, rank, distances, end, count > TOGETHER ? further : null)
    if (end === length) return
    // where x_1 = x_2 > 0 pile 1 is lowered instead of pile 2
    let least = shortest[rank + end - 1]!
    let most = longest[rank + end - 1]!
    for (let i = 0; i < count - 1; i++) {
      least = Math.min(least, shortest[rank + end - distances[i]!]!)
      most = Math.max(most, longest[rank + end - distances[i]!]!)
    }
    shortest[rank + end] = least + 1
    longest[rank + end] = most + 1
  }
}

/** Takes the covers of a row that lie from a rank on into the extremes so far. */
function gather(
  extremes: Lengths,
  isFirst: boolean,
  { shortest, longest }: Lengths,
  from: number,
  end: number,
): void {
  for (let x1 = 0; x1 < end; x1++) {
    const low = shortest[from + x1]!
    const high = longest[from + x1]!
    if (isFirst || low < extremes.shortest[x1]!) extremes.shortest[x1] = low
    if (isFirst || high > extremes.longest[x1]!) extremes.longest[x1] = high
  }
}

/** Sets the lengths in a row from those at x − e_1, at three other covers, and of further ones. */
function oneMoreThanCovers(
  { shortest, longest }: Lengths,
  rank: number,
  distances: Int32Array,
  end: number,
  further: Lengths | null,
): void {
  const first = rank - distances[0]!
  const second = rank - distances[1]!
  const third = rank - distances[2]!
  // with x_1 = 0 there is no x − e_1, and another cover in its place changes nothing
  let least = shortest[first]!
  let most = longest[first]!
  for (let x1 = 0; x1 < end; x1++) {
    const low1 = shortest[first + x1]!
    const high1 = longest[first + x1]!
    if (low1 < least) least = low1
    if (high1 > most) most = high1
    const low2 = shortest[second + x1]!
    const high2 = longest[second + x1]!
    if (low2 < least) least = low2
    if (high2 > most) most = high2
    const low3 = shortest[third + x1]!
    const high3 = longest[third + x1]!
    if (low3 < least) least = low3
    if (high3 > most) most = high3
    if (further !== null) {
      if (further.shortest[x1]! < least) least = further.shortest[x1]!
      if (further.longest[x1]! > most) most = further.longest[x1]!
    }
    shortest[rank + x1] = ++least
    longest[rank + x1] = ++most
  }
}
