import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMisereException, misereRemotenessOfKPlusOne, mMove } from '../../src/exact-slow/index.ts'
import { exactSlowNim, options, sortedBox } from '../../src/rules/index.ts'
import { sortedPosition } from '../arbitraries/sorted-position.ts'
import { SMALL_BOXES } from './boxes.ts'

/** The misère remoteness of a position, computed from the values of its options. */
function follows(below: readonly bigint[]): bigint {
  const odd = below.filter((value) => value % 2n === 1n)
  if (odd.length > 0) return 1n + odd.reduce((a, b) => (b < a ? b : a))
  return below.reduce((most, value) => (value >= most ? value + 1n : most), 0n)
}

function optionsOf(x: readonly bigint[]): bigint[][] {
  return x
    .map((_, kept) => x.map((pile, i) => (i === kept ? pile : pile - 1n)))
    .filter((option) => option.every((pile) => pile >= 0n))
    .map((option) => option.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
}

describe('the misère remoteness of NIM(k+1,k)', () => {
  it.each(SMALL_BOXES.filter(([n]) => n > 2))(
    'agrees with the values of the options (%i piles up to %i)',
    (n, max) => {
      const ruleset = exactSlowNim(n, n - 1)
      sortedBox(n, max).forEach((x) => {
        const below = options(ruleset, x).map((option) =>
          BigInt(misereRemotenessOfKPlusOne(option)),
        )
        expect(BigInt(misereRemotenessOfKPlusOne(x)), x.join()).toBe(follows(below))
      })
    },
  )

  it('of large positions agrees with the values of the options, and the M-rule lowers it except at exceptions', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(20n, 10n ** 30n, 10n ** 300n),
        fc.integer({ min: 3, max: 9 }),
        fc.infiniteStream(fc.bigInt({ min: 0n, max: 10n ** 301n })),
        (max, n, numbers) => {
          const x = [...numbers.take(n)].map((number) => number % (max + 1n))
          x.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
          const value = misereRemotenessOfKPlusOne(x)
          const below = optionsOf(x).map((option) => misereRemotenessOfKPlusOne(option))
          expect(value).toBe(follows(below))
          if (below.length === 0) return
          expect(misereRemotenessOfKPlusOne(mMove(x)) !== value - 1n).toBe(isMisereException(x))
        },
      ),
    )
  })

  it('also agrees if the piles are large and close to each other', () => {
    fc.assert(
      fc.property(sortedPosition({ minPiles: 3, maxPiles: 8, max: 6n }), (low) => {
        const x = low.map((pile) => pile + 10n ** 12n)
        const below = optionsOf(x).map((option) => misereRemotenessOfKPlusOne(option))
        expect(misereRemotenessOfKPlusOne(x)).toBe(follows(below))
      }),
    )
  })

  it.each([
    { x: [0, 0, 5], value: 0 },
    { x: [0, 1, 1], value: 1 },
    { x: [1, 2, 3], value: 2 },
    { x: [5, 5, 5], value: 7 },
  ])('of $x is $value', ({ x, value }) => {
    expect(misereRemotenessOfKPlusOne(x)).toBe(value)
    expect(misereRemotenessOfKPlusOne(x.map(BigInt))).toBe(BigInt(value))
  })

  it('requires at least three sorted piles', () => {
    expect(() => misereRemotenessOfKPlusOne([3, 2, 1])).toThrow('ascending order')
    expect(() => misereRemotenessOfKPlusOne([1, 2])).toThrow('expected at least 3 piles, got 2')
  })
})
