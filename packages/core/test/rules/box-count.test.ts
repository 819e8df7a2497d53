import { describe, expect, it } from 'vitest'
import { binomial, boxCount, denseBox, sortedBox } from '../../src/rules/index.ts'

describe('boxCount(piles, max, sorted)', () => {
  it('is C(max+n,n) for sorted boxes and (max+1)^n for dense ones', () => {
    expect(boxCount(4, 60, true)).toBe(635_376n)
    expect(boxCount(4, 60, false)).toBe(61n ** 4n)
    expect(boxCount(3, 0, true)).toBe(1n)
  })

  it('satisfies the recurrence of sorted boxes for large piles and sizes', () => {
    // In a sorted position, the last pile either equals max or is smaller.
    const [piles, max] = [300, 10 ** 15]
    expect(boxCount(piles, max, true)).toBe(
      boxCount(piles - 1, max, true) + boxCount(piles, max - 1, true),
    )
    expect(boxCount(2, 2 ** 53 - 1, true)).toBe((2n ** 53n * (2n ** 53n + 1n)) / 2n)
    expect(boxCount(2, 2 ** 53 - 1, false)).toBe(2n ** 106n)
  })

  it('counts 100000 piles up to 10^9', () => {
    // The prime p = 999999937 makes the base-p digits of 10^9 + 10^5 equal to 1 and 100063. By
    // Lucas's theorem, C(10^9 + 10^5, 10^5) is C(1,0) C(100063, 10^5) modulo p.
    const count = boxCount(100_000, 10 ** 9, true)
    expect(count % 999_999_937n).toBe(binomial(100_063, 63) % 999_999_937n)
    expect(count.toString()).toHaveLength(443_429)
  })
})

describe('sortedBox and denseBox', () => {
  it('reject boxes of 2^53 positions or more immediately, in one line', () => {
    for (const make of [
      () => sortedBox(100_000, 10 ** 9),
      () => denseBox(100_000, 10 ** 9),
      () => sortedBox(10, 1000),
      () => denseBox(53, 1),
      () => sortedBox(1, 2 ** 53 - 1),
    ]) {
      expect(make).toThrow(RangeError)
      expect(make).toThrow(/^box: .{1,80} positions, too many to rank$/)
    }
  })

  it('accept the largest boxes below this limit', () => {
    expect(denseBox(1, 2 ** 53 - 2).count).toBe(2 ** 53 - 1)
    expect(denseBox(52, 1).count).toBe(2 ** 52)
    expect(sortedBox(100_000, 3).count).toBe(Number(boxCount(100_000, 3, true)))
    expect(denseBox(100_000, 0).count).toBe(1)
  })

  it.each([
    [3, -1],
    [3, 0.5],
    [3, Number.NaN],
    [0, 3],
    [-1, 3],
    [1.5, 3],
  ])('reject %d piles up to %d', (piles, max) => {
    expect(() => sortedBox(piles, max)).toThrow(RangeError)
    expect(() => denseBox(piles, max)).toThrow(RangeError)
  })
})
