import { lowerWythoff } from '@nim/core/wythoff'

/** Positions for each number of digits. */
const PER_SIZE = 12

/**
 * Positions (S,L), S ≤ L, with up to `digits` decimal digits, the same on every run: for each number
 * of digits some with a large difference, some with a small one, and some at winning points or within
 * two of them.
 */
export function* samplePositions(digits: number): Generator<readonly [bigint, bigint]> {
  let state = 1n
  // The multiplier and increment are Knuth's for MMIX; the high bits are used.
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
        yield [S, S + m]
        continue
      }
      const near = lowerWythoff(m) + upTo(2n)
      yield [near, near + m]
    }
  }
}
