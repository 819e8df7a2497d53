import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/remoteness.json' with { type: 'json' }
import { remoteness, remotenessInClosedForm } from '../../src/exact-slow/index.ts'
import { sortedBox } from '../../src/rules/index.ts'
import { sortedPosition } from '../arbitraries/sorted-position.ts'
import { SMALL_BOXES } from './boxes.ts'
import { remotenessOfKPlusOne } from './remoteness-by-play.ts'

describe('the closed form of remoteness in NIM(k+1,k)', () => {
  it.each(SMALL_BOXES)(
    'equals the remoteness computed from the options (%i piles up to %i)',
    (piles, max) => {
      const byPlay = remotenessOfKPlusOne()
      sortedBox(piles, max).forEach((x) => {
        expect(remotenessInClosedForm(x)).toBe(byPlay([...x]))
      })
    },
  )

  it.each(golden.entries.filter(({ kind }) => kind === 'remoteness_huge'))(
    'has the golden value $id',
    (row) => {
      expect(remotenessInClosedForm(row.position!.map(BigInt))).toBe(BigInt(row.remoteness!))
    },
  )

  it('agrees with the bisections for piles of any size', () => {
    const positions = sortedPosition({ minPiles: 2, maxPiles: 12, max: 10n ** 30n })
    fc.assert(
      fc.property(positions, (x) => {
        expect(remotenessInClosedForm(x)).toBe(remoteness(x))
      }),
      { numRuns: 1000 },
    )
  })

  it('agrees with the bisections for piles of 10,000 digits', () => {
    const small = sortedPosition({ minPiles: 2, maxPiles: 12, max: 30n })
    fc.assert(
      fc.property(small, fc.bigInt({ min: 0n, max: 10n ** 9998n }), (piles, unit) => {
        const x = piles.map((pile) => pile * unit + (pile % 3n))
        expect(remotenessInClosedForm(x)).toBe(remoteness(x))
      }),
      { numRuns: 50 },
    )
  })

  it('is the same for numbers and bigints', () => {
    fc.assert(
      fc.property(sortedPosition({ minPiles: 2, maxPiles: 20, max: 10n ** 11n }), (x) => {
        expect(BigInt(remotenessInClosedForm(x.map(Number)))).toBe(remotenessInClosedForm(x))
      }),
    )
  })

  it('requires sorted positions with at least two piles', () => {
    expect(() => remotenessInClosedForm([2, 1])).toThrow('expected piles in ascending order')
    expect(() => remotenessInClosedForm([2])).toThrow('expected at least 2 piles, got 1')
    expect(() => remotenessInClosedForm<number | bigint>([1n, 2])).toThrow(TypeError)
  })
})
