import { certifiesLower, lowerWythoff } from '@nim/core/wythoff'

/** A position of any size. */
export interface HugePosition {
  readonly S: bigint
  readonly L: bigint
  /** True for a winning point. The certificate is a² − an − n² < 0 < (a+1)² − (a+1)n − n². */
  readonly isP: boolean
  /** True if a move leads to a winning point, which is (x,y) in either order. */
  readonly reaches: (x: bigint, y: bigint) => boolean
}

function at(S: bigint, L: bigint): HugePosition {
  const isTaken = (s: bigint, l: bigint): boolean =>
    s >= 0n && l >= 0n && s + l > 0n && (s === 0n || l === 0n || s === l)
  const reaches = (x: bigint, y: bigint): boolean =>
    (isTaken(S - x, L - y) || isTaken(S - y, L - x)) && (x <= y ? isWinning(x, y) : isWinning(y, x))
  return { S, L, isP: isWinning(S, L), reaches }
}

function isWinning(S: bigint, L: bigint): boolean {
  return S === L ? S === 0n : certifiesLower(L - S, S)
}

/** The number of positions for each number of digits. */
const PER_SIZE = 12

/**
 * Positions (S,L), S ≤ L, with up to `digits` decimal digits. The positions are the same in every
 * run. For each number of digits, some positions have a large difference, some have a small
 * difference, and some are at most two away from winning points.
 */
export function* hugePositions(digits: number): Generator<HugePosition> {
  let state = 1n
  // The multiplier and the increment are Knuth's for MMIX. The high bits are used.
  const next = (): bigint =>
    (state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n) >> 16n
  const upTo = (limit: bigint): bigint => {
    let value = 0n
    for (let bound = 1n; bound <= limit; bound <<= 48n) value = (value << 48n) + next()
    return value % (limit + 1n)
  }
  for (let size = 1; size <= digits; size++) {
    const limit = 10n ** BigInt(size)
    for (let i = 0; i < PER_SIZE; i++) {
      const S = upTo(limit)
      const m = upTo(i % 3 === 1 ? 1000n : limit)
      if (i % 3 !== 2) {
        yield at(S, S + m)
        continue
      }
      const near = lowerWythoff(m) + upTo(2n)
      yield at(near, near + m)
    }
  }
}
