import type { Box } from '../../rules/box.ts'
import { lowerCoverRanks } from './lower-covers.ts'

/**
 * m(x) for every position of a sorted box of NIM(k+1,k), in rank order. m(x) is the unique m for
 * which two conditions hold: x ≽ y for some m-critical position y, and x ≽ z for no (m+1)-critical
 * position z. The entry is −1 if there is no such m or more than one such m.
 *
 * The set S(y) = {m : y ≽ some m-critical position} is the union of the sets S of the lower covers
 * of y, together with {m} if y is m-critical. The function stores S(y) as a bit set. An m in S(y)
 * with m + 1 not in S(y) ends a run of ones in this bit set. So m(y) is defined iff there is
 * exactly one run.
 *
 * @param criticalAt the m for which a position is m-critical; −1 if there is no such m
 * @complexity O(n + max) machine words per position
 * @source GMMV-D9
 */
export function levelsOnBox(
  box: Box,
  criticalAt: (x: readonly number[], rank: number) => number,
): Int32Array {
  const words = wordsOfLevels(box.piles, box.max)
  const sets = new Uint32Array(box.count * words)
  const levels = new Int32Array(box.count)
  box.forEach((x, rank) => {
    const at = rank * words
    for (const cover of lowerCoverRanks(box, x)) {
      for (let w = 0; w < words; w++) sets[at + w]! |= sets[cover * words + w]!
    }
    const m = criticalAt(x, rank)
    if (m >= 0) sets[at + (m >> 5)]! |= 1 << (m & 31)
    levels[rank] = endOfOnlyRun(sets.subarray(at, at + words))
  })
  return levels
}

/**
 * The number of 32-bit words that {@link levelsOnBox} stores for each position. A position has at
 * most n·max stones and a move takes n − 1, so levels go up to ⌊n·max/(n−1)⌋. One more bit stores
 * the zero after the last level.
 */
export function wordsOfLevels(n: number, max: number): number {
  return Math.floor((Math.floor((n * max) / (n - 1)) + 1) / 32) + 1
}

function endOfOnlyRun(set: Uint32Array): number {
  let end = -1
  for (let w = 0; w < set.length; w++) {
    const next = (set[w]! >>> 1) | ((set[w + 1] ?? 0) << 31)
    const ends = (set[w]! & ~next) >>> 0
    if (ends === 0) continue
    if (end >= 0 || (ends & (ends - 1)) !== 0) return -1
    end = 32 * w + 31 - Math.clz32(ends)
  }
  return end
}
