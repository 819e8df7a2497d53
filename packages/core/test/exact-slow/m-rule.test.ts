import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mMove, mRuleKeeps } from '../../src/exact-slow/index.ts'
import { exactSlowNim, isSorted, options, sortedBox } from '../../src/rules/index.ts'
import { sortedPosition } from '../arbitraries/sorted-position.ts'
import { SMALL_BOXES } from './boxes.ts'
import { remotenessOfKPlusOne } from './remoteness-by-play.ts'

describe('the M-rule', () => {
  it.each([
    { x: [1, 1, 2], kept: 2, next: [0, 0, 2] },
    { x: [1, 1, 3], kept: 2, next: [0, 0, 3] },
    { x: [3, 3, 3], kept: 2, next: [2, 2, 3] },
    { x: [2, 2, 2, 4], kept: 2, next: [1, 1, 2, 3] },
    { x: [0, 1, 1], kept: 0, next: [0, 0, 0] },
    { x: [3, 4, 5, 6, 6], kept: 1, next: [2, 4, 4, 5, 5] },
    { x: [1, 3, 5, 6, 6], kept: 4, next: [0, 2, 4, 5, 6] },
    { x: [5, 7], kept: 1, next: [4, 7] },
  ])('keeps pile $kept (from 0) of $x', ({ x, kept, next }) => {
    expect(mRuleKeeps(x)).toBe(kept)
    expect(mMove(x)).toEqual(next)
    expect(mMove(x.map(BigInt))).toEqual(next.map(BigInt))
  })

  it.each(SMALL_BOXES)(
    'makes a legal move that lowers the remoteness by one (%i piles up to %i)',
    (piles, max) => {
      const remoteness = remotenessOfKPlusOne()
      sortedBox(piles, max).forEach((x) => {
        if (x[1] === 0) return
        const next = mMove(x)
        expect(options(exactSlowNim(piles, piles - 1), x)).toContainEqual(next)
        expect(remoteness(next)).toBe(remoteness([...x]) - 1)
      })
    },
  )

  it('leaves a sorted position that is not odd, whatever the sizes of the piles', () => {
    const positions = sortedPosition({ minPiles: 2, maxPiles: 12, max: 10n ** 40n })
    fc.assert(
      fc.property(
        positions.map((x) => x.map((pile) => pile + 1n)),
        (x) => {
          const next = mMove(x)
          expect(isSorted(next)).toBe(true)
          expect(next.some((pile) => pile % 2n === 0n)).toBe(true)
        },
      ),
    )
  })

  it('has no move at terminal positions', () => {
    expect(() => mMove([0, 0, 7])).toThrow('expected a nonterminal position')
    expect(mRuleKeeps([0, 0, 7])).toBe(1)
  })

  it('rejects positions that are not of NIM(k+1,k) or not sorted', () => {
    expect(() => mMove([3])).toThrow('expected at least 2 piles, got 1')
    expect(() => mRuleKeeps([])).toThrow('expected at least 2 piles, got 0')
    expect(() => mRuleKeeps([3, 2, 4])).toThrow('expected piles in ascending order')
    expect(() => mRuleKeeps([-1, 2, 4])).toThrow(RangeError)
    expect(() => mRuleKeeps<number | bigint>([1, 2n])).toThrow(TypeError)
  })
})
