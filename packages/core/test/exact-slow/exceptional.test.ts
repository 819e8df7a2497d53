import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  basicBound,
  exceptionalNumber,
  isExceptional,
  mPlayCountAccelerated,
} from '../../src/exact-slow/index.ts'
import { sorted, sortedBox } from '../../src/rules/index.ts'
import { sortedPosition } from '../arbitraries/sorted-position.ts'
import { SMALL_BOXES } from './boxes.ts'
import { remotenessOfKPlusOne } from './remoteness-by-play.ts'

describe('exceptional positions', () => {
  it.each([
    { x: [3, 3, 3], m: 4 },
    { x: [3, 5, 5], m: 6 },
    { x: [1, 1], m: 2 },
    { x: [5, 5, 5, 5], m: 6 },
    { x: [1, 1, 1], m: null },
    { x: [1, 5, 7], m: null },
    { x: [5, 5, 5, 6], m: null },
    { x: [0, 0, 0], m: null },
  ])('m($x) is $m', ({ x, m }) => {
    expect(exceptionalNumber(x)).toBe(m)
    expect(exceptionalNumber(x.map(BigInt))).toBe(m === null ? null : BigInt(m))
    expect(isExceptional(x)).toBe(m !== null)
  })

  it.each(SMALL_BOXES)(
    'are the odd P-positions, and m(x) is their remoteness (%i piles up to %i)',
    (n, max) => {
      const byPlay = remotenessOfKPlusOne()
      sortedBox(n, max).forEach((x) => {
        const value = byPlay([...x])
        const isOddP = value % 2 === 0 && x.every((pile) => pile % 2 === 1)
        expect(exceptionalNumber(x)).toBe(isOddP ? value : null)
      })
    },
  )

  it('of any size have B(x) = m(x) − 1, and the M-rule takes m(x) moves', () => {
    // The test starts with n piles of size m − 1, which is odd. Their sum exceeds km + k − 1 by m −
    // 2n + 2, which is even, and nonnegative if m/2 ≥ n − 1. It splits half of this excess into n
    // parts and subtracts two stones for each unit.
    const exceptional = fc
      .tuple(fc.integer({ min: 2, max: 9 }), fc.bigInt({ min: 0n, max: 10n ** 50n }))
      .chain(([n, steps]) => {
        const m = 2n * (BigInt(n) - 1n + steps)
        return fc
          .array(fc.bigInt({ min: 0n, max: steps }), { minLength: n - 1, maxLength: n - 1 })
          .map((cuts) => {
            const ends = sorted([...cuts, steps])
            const parts = ends.map((end, i) => end - (ends[i - 1] ?? 0n))
            return { m, x: sorted(parts.map((part) => m - 1n - 2n * part)) }
          })
      })
    fc.assert(
      fc.property(exceptional, ({ m, x }) => {
        expect(exceptionalNumber(x)).toBe(m)
        expect(basicBound(x)).toBe(m - 1n)
        expect(mPlayCountAccelerated(x)).toBe(m)
      }),
    )
  })

  it('are the same for numbers and bigints', () => {
    fc.assert(
      fc.property(sortedPosition({ minPiles: 2, maxPiles: 5, max: 60n }), (x) => {
        const m = exceptionalNumber(x.map(Number))
        expect(exceptionalNumber(x)).toBe(m === null ? null : BigInt(m))
      }),
    )
  })

  it('require sorted positions with at least two piles', () => {
    expect(() => isExceptional([2, 1])).toThrow('expected piles in ascending order')
    expect(() => exceptionalNumber([2])).toThrow('expected at least 2 piles, got 1')
  })
})
