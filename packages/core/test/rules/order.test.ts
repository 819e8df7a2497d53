import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareSumLex, dominates, sortedBox, strictlyDominates } from '../../src/rules/index.ts'

const three = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3))

describe('dominates(x,y)', () => {
  it('is a partial order', () => {
    fc.assert(
      fc.property(three, three, three, (x, y, z) => {
        expect(dominates(x, x)).toBe(true)
        if (dominates(x, y) && dominates(y, x)) expect(x).toEqual(y)
        if (dominates(x, y) && dominates(y, z)) expect(dominates(x, z)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('compares pile by pile, for bigints too', () => {
    expect(dominates([1, 2, 3], [1, 2, 2])).toBe(true)
    expect(dominates([1, 2, 3], [0, 0, 4])).toBe(false)
    expect(dominates([10n ** 300n], [10n ** 300n - 1n])).toBe(true)
  })

  it('is false for different numbers of piles', () => {
    expect(dominates([1, 2], [1])).toBe(false)
    expect(dominates([1], [1, 2])).toBe(false)
  })
})

describe('strictlyDominates(x,y)', () => {
  it('is dominance without equality', () => {
    fc.assert(
      fc.property(three, three, (x, y) => {
        const equal = x.every((pile, i) => pile === y[i])
        expect(strictlyDominates(x, y)).toBe(dominates(x, y) && !equal)
        expect(strictlyDominates(x, x)).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('compareSumLex(x,y)', () => {
  it('is a total order', () => {
    fc.assert(
      fc.property(three, three, three, (x, y, z) => {
        expect(Math.sign(compareSumLex(x, y)) + Math.sign(compareSumLex(y, x))).toBe(0)
        expect(compareSumLex(x, y) === 0).toBe(x.join() === y.join())
        if (compareSumLex(x, y) <= 0 && compareSumLex(y, z) <= 0) {
          expect(compareSumLex(x, z)).toBeLessThanOrEqual(0)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('puts smaller sums first, and among equal sums compares the first piles that differ', () => {
    const box: number[][] = []
    sortedBox(3, 2).forEach((x) => box.push([...x]))
    expect(box.sort(compareSumLex).map((x) => x.join(''))).toEqual(
      '000 001 002 011 012 111 022 112 122 222'.split(' '),
    )
  })

  it('puts a dominated position first', () => {
    fc.assert(
      fc.property(three, three, (x, y) => {
        if (strictlyDominates(x, y)) expect(compareSumLex(x, y)).toBeGreaterThan(0)
      }),
    )
  })
})
