import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/remoteness.json' with { type: 'json' }
import { mPlayCount, mPlayCountAccelerated, remoteness } from '../../src/exact-slow/index.ts'
import { sortedBox } from '../../src/rules/index.ts'
import { sortedPosition } from '../arbitraries/sorted-position.ts'

describe('the accelerated count of moves by the M-rule', () => {
  it.each([
    [2, 40],
    [3, 24],
    [4, 16],
    [5, 10],
    [6, 7],
    [7, 5],
  ])('equals the plain count on the box of %i piles up to %i', (piles, max) => {
    sortedBox(piles, max).forEach((x) => {
      expect(mPlayCountAccelerated(x)).toBe(mPlayCount(x))
    })
  })

  it('equals the plain count for piles up to a few hundred, whether they are close together or far apart', () => {
    fc.assert(
      fc.property(sortedPosition({ minPiles: 2, maxPiles: 14, max: 700n }), (x) => {
        expect(mPlayCountAccelerated(x)).toBe(mPlayCount(x))
      }),
      { numRuns: 300 },
    )
  })

  it('equals the plain count if groups of piles meet one after another', () => {
    for (let gap = 0; gap <= 40; gap++) {
      for (const start of [40, 41, 83]) {
        const x = [0, 1, 1, gap, gap + 2, gap + 3, 2 * gap + 5].map((pile) => start + pile)
        x.sort((a, b) => a - b)
        expect(mPlayCountAccelerated(x)).toBe(mPlayCount(x))
      }
    }
  })

  it('is the same for numbers and bigints', () => {
    fc.assert(
      fc.property(sortedPosition({ minPiles: 2, maxPiles: 20, max: 10n ** 11n }), (x) => {
        expect(BigInt(mPlayCountAccelerated(x.map(Number)))).toBe(mPlayCountAccelerated(x))
      }),
    )
  })

  it('equals B(x), or B(x) + 1 for exceptional x, for piles of hundreds of digits', () => {
    fc.assert(
      fc.property(sortedPosition({ minPiles: 2, maxPiles: 40, max: 10n ** 300n }), (x) => {
        expect(mPlayCountAccelerated(x)).toBe(remoteness(x))
      }),
      { numRuns: 300 },
    )
  })

  it('counts the moves for 1000 piles of 300 digits', () => {
    const top = 10n ** 300n
    const steps = Array.from({ length: 1000 }, (_, i) => BigInt(i))
    for (const x of [
      steps.map((i) => top + i * 10n ** 290n),
      steps.map((i) => top + (i * i) / 7n),
      steps.map((i) => 1n << i),
      steps.map((i) => (1n << 1000n) - (1n << (999n - i))),
    ]) {
      expect(mPlayCountAccelerated(x)).toBe(remoteness(x))
    }
  })

  it.each(golden.entries.filter(({ kind }) => kind === 'remoteness_huge'))(
    'has the golden value $id',
    ({ position, remoteness }) => {
      expect(mPlayCountAccelerated(position!.map(BigInt))).toBe(BigInt(remoteness!))
    },
  )

  it('rejects positions that are not of NIM(k+1,k) or not sorted', () => {
    expect(() => mPlayCountAccelerated([4])).toThrow('expected at least 2 piles, got 1')
    expect(() => mPlayCountAccelerated([4, 3])).toThrow('expected piles in ascending order')
  })
})
