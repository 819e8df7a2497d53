import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/remoteness.json' with { type: 'json' }
import { remoteness } from '../../src/exact-slow/index.ts'
import { sortedBox } from '../../src/rules/index.ts'
import { sortedPosition } from '../arbitraries/sorted-position.ts'
import { SMALL_BOXES } from './boxes.ts'
import { remotenessOfKPlusOne } from './remoteness-by-play.ts'

describe('remoteness in NIM(k+1,k)', () => {
  it.each(SMALL_BOXES)(
    'equals the remoteness computed from the options (%i piles up to %i)',
    (piles, max) => {
      const byPlay = remotenessOfKPlusOne()
      sortedBox(piles, max).forEach((x) => {
        expect(remoteness(x)).toBe(byPlay([...x]))
      })
    },
  )

  it.each(golden.entries.filter(({ kind, n, k }) => kind === 'values' && n === k + 1))(
    'has the golden value $id',
    (row) => {
      const x = row.position!.map(Number)
      expect(remoteness(x)).toBe(row.remoteness)
      expect(remotenessOfKPlusOne()(x)).toBe(row.remoteness)
      expect(remoteness(x) % 2 === 0 ? 'P' : 'N').toBe(row.outcome)
    },
  )

  it.each(golden.entries.filter(({ kind }) => kind === 'remoteness_huge'))(
    'has the golden value $id',
    (row) => {
      const value = remoteness(row.position!.map(BigInt))
      expect(value).toBe(BigInt(row.remoteness!))
      expect(value % 2n === 0n ? 'P' : 'N').toBe(row.outcome)
    },
  )

  it('is the same for numbers and bigints', () => {
    fc.assert(
      fc.property(sortedPosition({ minPiles: 2, maxPiles: 20, max: 10n ** 11n }), (x) => {
        expect(BigInt(remoteness(x.map(Number)))).toBe(remoteness(x))
      }),
    )
  })

  it('is even if all piles are even, and odd if exactly one pile is even', () => {
    const positions = sortedPosition({ minPiles: 2, maxPiles: 12, max: 10n ** 40n })
    fc.assert(
      fc.property(positions, fc.nat(), (x, at) => {
        const even = x.map((pile) => pile - (pile % 2n))
        expect(remoteness(even) % 2n).toBe(0n)
        const odd = even.map((pile) => pile + 1n)
        const last = odd.lastIndexOf(odd[at % x.length]!)
        expect(remoteness(odd.with(last, odd[last]! + 1n)) % 2n).toBe(1n)
      }),
    )
  })

  it('does not change if a pile above R(x) + 1 grows, for three or more piles', () => {
    const positions = sortedPosition({ minPiles: 2, maxPiles: 12, max: 10n ** 40n })
    const size = fc.bigInt({ min: 0n, max: 10n ** 41n })
    fc.assert(
      fc.property(positions, size, size, (others, above, added) => {
        // Every move takes from the first or the second of three or more piles, so R(x) ≤ x_1 +
        // x_2.
        const large = 2n * others.at(-1)! + 2n + above
        const value = remoteness([...others, large])
        expect(value).toBeLessThan(large - 1n)
        expect(remoteness([...others, large + added])).toBe(value)
      }),
    )
  })

  it('requires sorted positions with at least two piles', () => {
    expect(() => remoteness([2, 1])).toThrow('expected piles in ascending order')
    expect(() => remoteness([2])).toThrow('expected at least 2 piles, got 1')
    expect(() => remoteness([0.5, 1])).toThrow(RangeError)
    expect(() => remoteness<number | bigint>([1n, 2])).toThrow(TypeError)
  })
})
