import { criticalByTheorem1 } from '@nim/core/exact-slow'
import { type Box, boxCount } from '@nim/core/rules'
import type { Fact } from '../fact.ts'
import { criticalByM } from './critical.ts'
import { mPlayLength } from './m-play-length.ts'
import { coverRanks } from './running-maximum.ts'

const bytes: NonNullable<Fact['bytes']> = ({ piles }, { max }) =>
  boxCount(piles, max, true) * BigInt(4 + 4 * wordsOf(piles, max))

/** m(x), or −1. */
export const level: Fact = {
  says: 'the only m such that x ≽ some m-critical position and no (m+1)-critical one; −1 if there is none or several',
  source: 'GMMV-D9',
  about: 'NIM(k+1,k)',
  of: (game) => {
    const critical = game.column(criticalByM)
    const levels = levelsOf(game.box, (_, rank) => critical[rank]!)
    return (_, rank) => levels[rank]!
  },
  needs: [criticalByM, mPlayLength],
  bytes,
}

/** The same for what (A) and (B) describe. */
export const levelByTheorem1: Fact = {
  says: 'the only m such that x ≽ some z with (A) or (B) for m and none for m + 1; −1 if there is none or several',
  source: 'GMMV-S3',
  about: 'NIM(k+1,k)',
  of: ({ box }) => {
    const levels = levelsOf(box, (x) => criticalByTheorem1(x)[0]?.m ?? -1)
    return (_, rank) => levels[rank]!
  },
  bytes,
}

/**
 * The set S(y) = {m : y ≽ some m-critical position} is the union of S over the lower covers of y, and of
 * {m} if y is m-critical. An m in S(y) with m + 1 not in S(y) ends a run of ones in the bit set, so
 * m(y) is defined iff there is exactly one run.
 */
function levelsOf(
  box: Box,
  criticalAt: (x: readonly number[], rank: number) => number,
): Int32Array {
  const words = wordsOf(box.piles, box.max)
  const sets = new Uint32Array(box.count * words)
  const levels = new Int32Array(box.count)
  box.forEach((x, rank) => {
    const at = rank * words
    for (const cover of coverRanks(box, x)) {
      for (let w = 0; w < words; w++) sets[at + w]! |= sets[cover * words + w]!
    }
    const m = criticalAt(x, rank)
    if (m >= 0) sets[at + (m >> 5)]! |= 1 << (m & 31)
    levels[rank] = endOfOnlyRun(sets.subarray(at, at + words))
  })
  return levels
}

/** Words of 32 bits for the levels, and for a zero after them: a move takes n − 1 of n·max stones. */
function wordsOf(n: number, max: number): number {
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
