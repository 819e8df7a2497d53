import { type Box, sortedBox } from '@nim/core/rules'
import { rankShares } from '../../rows/rank-shares.ts'

/** l(⌊x/2⌋) and l(⌈x/2⌉), from a table of l on the box of the halves, where both are looked up. */
export interface HalfLengths {
  /** l by rank in the box of the halves. */
  readonly lengths: Uint16Array
  /** By pile and height: what the pile adds to the rank there. */
  readonly shares: readonly Int32Array[]
  /** The rank of ⌊x/2⌋ for x_1 = 0; with x_1 it is higher by ⌊x_1/2⌋. */
  lower(outer: readonly number[]): number
  /** The rank of ⌈x/2⌉ for x_1 = 0; with x_1 it is higher by ⌈x_1/2⌉. */
  upper(outer: readonly number[]): number
}

/**
 * The box of the halves has about 2^n times fewer positions than that of x.
 * @param lengthsOf makes the table of l on the box of the halves
 */
export function halfLengths(
  { piles: n, max }: Box,
  lengthsOf: (halves: Box) => Uint16Array,
): HalfLengths {
  const halves = sortedBox(n, Math.ceil(max / 2))
  const shares = rankShares(halves).map((column) => Int32Array.from(column))
  return {
    lengths: lengthsOf(halves),
    shares,
    lower(outer) {
      let rank = 0
      for (let i = 1; i < n; i++) rank += shares[i]![outer[i]! >> 1]!
      return rank
    },
    upper(outer) {
      let rank = 0
      for (let i = 1; i < n; i++) rank += shares[i]![(outer[i]! + 1) >> 1]!
      return rank
    },
  }
}

/**
 * Fills inK[x_1] with 1 where l(⌊x/2⌋) = l(⌈x/2⌉), else 0.
 * @source NT-T5
 */
export function fillInK(
  halves: HalfLengths,
  outer: readonly number[],
  inK: Uint8Array,
  length: number,
): void {
  const { lengths } = halves
  const lower = halves.lower(outer)
  const upper = halves.upper(outer)
  // x_1 = 2t and 2t + 1 have the same lower half, 2t − 1 and 2t the same upper one
  let ofUpper = lengths[upper]!
  for (let x1 = 0, t = 0; x1 < length; x1 += 2, t++) {
    const ofLower = lengths[lower + t]!
    inK[x1] = isZero(ofLower ^ ofUpper)
    if (x1 + 1 === length) return
    ofUpper = lengths[upper + t + 1]!
    inK[x1 + 1] = isZero(ofLower ^ ofUpper)
  }
}

/** 1 for 0, and 0 for numbers in 1..2^31 − 1; without a branch, as it could not be foreseen. */
export function isZero(number: number): number {
  return (number - 1) >>> 31
}
