import type { Box } from '@nim/core/rules'
import { rankDrops } from '../../rows/rank-drops.ts'
import { type ShortIntegers, shortIntegers } from './short-integers.ts'

/** The largest value below each position of a box; to be asked for all rows in rank order. */
export interface LargestBelow {
  /** By rank, in the rows so far: the largest V(y) of y ≼ x. */
  readonly upTo: ShortIntegers
  /**
   * Fills below[x_1] with the largest V(y) of y ≺ x, −1 if there is none.
   * @param values V in the row
   * @returns true if V is never more than one above that
   */
  readonly row: (
    outer: readonly number[],
    length: number,
    rank: number,
    values: Int32Array,
    below: Int32Array,
  ) => boolean
}

/** Covers that are looked at together. */
const TOGETHER = 3

/**
 * The largest V over all y ≺ x is found through the lower covers of x. These have one stone less on
 * one pile, of equal piles on the first one. Along a row they lie at fixed distances of rank; only
 * where x_1 = x_2 > 0 there is none with less on pile 2, because pile 1 is lowered instead.
 *
 * @param most a bound of V, which is at least −1
 * @complexity O(n) a position, two bytes a position if most < 2^15
 */
export function largestBelow(box: Box, most: number): LargestBelow {
  const n = box.piles
  const drops = rankDrops(box)
  const upTo = shortIntegers(box.count, most)
  /**
   * Of the covers of a row other than x − e_1: those with less on piles 4, …, n, then on pile 3, then
   * on pile 2.
   */
  const distances = new Int32Array(n + TOGETHER)
  /** Of these, those on piles beyond the third. */
  let upper = 0
  /** To be asked where a pile beyond the second changes, that is where x_2 = 0. */
  const follow = (outer: readonly number[]): void => {
    upper = 0
    for (let i = n - 1; i > 2; i--) {
      const pile = outer[i]!
      if (pile !== 0 && outer[i - 1] !== pile) distances[upper++] = drops[i]![pile]!
    }
  }
  const distancesOf = (outer: readonly number[]): number => {
    const [x2, x3] = [outer[1]!, outer[2]!]
    let count = upper
    if (n > 2 && x3 !== 0 && x2 !== x3) distances[count++] = drops[2]![x3]!
    if (n > 1 && x2 !== 0) distances[count++] = drops[1]![x2]!
    // a distance that is repeated changes nothing
    for (let i = count; i < TOGETHER; i++) distances[i] = distances[0]!
    return count
  }
  return {
    upTo,
    row(outer, length, rank, values, below) {
      if (n > 3 && outer[1] === 0) follow(outer)
      const count = distancesOf(outer)
      if (count === 0) return riseAlone(upTo, rank, values, below, length)
      const end = outer[1] === 0 ? length : length - 1
      raise(upTo, rank, distances, count, below, end)
      const isClose = rise(upTo, rank, distances, values, below, end, count > TOGETHER)
      if (end === length) return isClose
      // x_1 = x_2 > 0
      let highest = upTo[rank + end - 1]!
      for (let i = 0; i < count - 1; i++) {
        highest = larger(highest, upTo[rank + end - distances[i]!]!)
      }
      below[end] = highest
      upTo[rank + end] = larger(highest, values[end]!)
      return isClose && values[end]! <= highest + 1
    },
  }
}

/** Fills below with the largest V at the covers beyond the first three. */
function raise(
  upTo: ShortIntegers,
  rank: number,
  distances: Int32Array,
  count: number,
  below: Int32Array,
  end: number,
): void {
  for (let i = TOGETHER; i < count; i++) {
    const from = rank - distances[i]!
    if (i === TOGETHER) for (let x1 = 0; x1 < end; x1++) below[x1] = upTo[from + x1]!
    else for (let x1 = 0; x1 < end; x1++) below[x1] = larger(below[x1]!, upTo[from + x1]!)
  }
}

/**
 * Fills or raises below to the largest V at the first three covers and at x − e_1, and sets what is
 * up to x.
 */
function rise(
  upTo: ShortIntegers,
  rank: number,
  distances: Int32Array,
  values: Int32Array,
  below: Int32Array,
  end: number,
  isRaised: boolean,
): boolean {
  const first = rank - distances[0]!
  const second = rank - distances[1]!
  const third = rank - distances[2]!
  let best = -1
  let signs = 0
  for (let x1 = 0; x1 < end; x1++) {
    let covers = larger(larger(upTo[first + x1]!, upTo[second + x1]!), upTo[third + x1]!)
    if (isRaised) covers = larger(covers, below[x1]!)
    const value = values[x1]!
    const highest = larger(covers, best)
    below[x1] = highest
    signs |= highest + 1 - value
    // of this the next position has to wait for one step only
    best = larger(larger(covers, value), best)
    upTo[rank + x1] = best
  }
  return signs >= 0
}

/** {@link rise} where there is no cover but x − e_1. */
function riseAlone(
  upTo: ShortIntegers,
  rank: number,
  values: Int32Array,
  below: Int32Array,
  length: number,
): boolean {
  let best = -1
  let isClose = true
  for (let x1 = 0; x1 < length; x1++) {
    below[x1] = best
    if (values[x1]! > best + 1) isClose = false
    best = larger(best, values[x1]!)
    upTo[rank + x1] = best
  }
  return isClose
}

/**
 * The larger of two integers that are less than 2^31 apart, without a branch: that would be guessed
 * wrong often.
 */
function larger(a: number, b: number): number {
  const difference = (a - b) | 0
  return a - (difference & (difference >> 31))
}
