import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grundyOfKPlusOne } from '../../src/exact-slow/index.ts'
import { exactSlowNim, options, sortedBox } from '../../src/rules/index.ts'
import { sortedPosition } from '../arbitraries/sorted-position.ts'
import { SMALL_BOXES } from './boxes.ts'

describe('SG values of NIM(k+1,k)', () => {
  it.each(SMALL_BOXES)('are the mex of the values of the options (%i piles up to %i)', (n, max) => {
    const ruleset = exactSlowNim(n, n - 1)
    sortedBox(n, max).forEach((x) => {
      const below = options(ruleset, x).map((option) => grundyOfKPlusOne(option))
      let mex = 0
      while (below.includes(mex)) mex++
      expect(grundyOfKPlusOne(x)).toBe(mex)
    })
  })

  it('of large positions are also the mex of the values of the options', () => {
    fc.assert(
      fc.property(sortedPosition({ minPiles: 2, maxPiles: 9, max: 10n ** 30n }), (x) => {
        const below = x.flatMap((_, kept) => {
          const option = x.map((pile, i) => (i === kept ? pile : pile - 1n))
          if (option.some((pile) => pile < 0n)) return []
          return [grundyOfKPlusOne(option.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))]
        })
        let mex = 0
        while (below.includes(mex)) mex++
        expect(grundyOfKPlusOne(x)).toBe(mex)
      }),
    )
  })

  it.each([
    { x: [1, 2, 2], value: 0 },
    { x: [1, 1, 1], value: 1 },
    { x: [1, 1, 2], value: 2 },
    { x: [1, 2, 3], value: 3 },
  ])('G($x) = $value', ({ x, value }) => {
    expect(grundyOfKPlusOne(x)).toBe(value)
    expect(grundyOfKPlusOne(x.map(BigInt))).toBe(value)
  })

  it('require sorted positions', () => {
    expect(() => grundyOfKPlusOne([2, 1])).toThrow(RangeError)
  })
})
