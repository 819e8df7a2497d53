import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/remoteness.json' with { type: 'json' }
import { basicBound, basicBoundByDefinition, basicNumber } from '../../src/exact-slow/index.ts'
import { sortedBox } from '../../src/rules/index.ts'
import { sortedPosition } from '../arbitraries/sorted-position.ts'

describe('B(x), the largest level of a basic position below x', () => {
  it.each(golden.entries.filter(({ kind }) => kind === 'basic_bound'))(
    'is $B at $position',
    ({ position, B }) => {
      const x = position!.map(Number)
      expect(basicBound(x)).toBe(B)
      expect(basicBound(x.map(BigInt))).toBe(BigInt(B!))
      expect(basicBoundByDefinition(x)).toBe(B)
    },
  )

  it.each([
    [2, 40],
    [3, 30],
    [4, 16],
    [5, 10],
    [6, 8],
    [7, 6],
  ])('agrees with an enumeration by lower covers (%i piles up to %i)', (piles, max) => {
    const box = sortedBox(piles, max)
    const table = new Int32Array(box.count)
    box.forEach((x, rank) => {
      let largest = basicNumber(x) ?? 0
      const cover = [...x]
      for (let i = 0; i < piles; i++) {
        if (x[i] === 0 || x[i] === x[i - 1]) continue
        cover[i]!--
        largest = Math.max(largest, table[box.rank(cover)]!)
        cover[i]!++
      }
      table[rank] = largest
      expect(basicBound(x)).toBe(largest)
    })
  })

  it('agrees with its definition at random small positions', () => {
    fc.assert(
      fc.property(sortedPosition({ minPiles: 2, maxPiles: 4, max: 22n }), (x) => {
        expect(basicBound(x)).toBe(basicBoundByDefinition(x))
      }),
    )
  })

  it('is the same for numbers and bigints', () => {
    fc.assert(
      fc.property(sortedPosition({ minPiles: 2, maxPiles: 20, max: 10n ** 11n }), (x) => {
        expect(BigInt(basicBound(x.map(Number)))).toBe(basicBound(x))
      }),
    )
  })

  it('does not decrease when a stone is added, and never skips two levels', () => {
    fc.assert(
      fc.property(
        sortedPosition({ minPiles: 2, maxPiles: 12, max: 10n ** 60n }),
        fc.nat(),
        (x, at) => {
          const i = at % x.length
          const larger = x.with(x.lastIndexOf(x[i]!), x[i]! + 1n)
          expect(basicBound(larger)).toBeGreaterThanOrEqual(basicBound(x))
          expect(basicBound(larger)).toBeLessThanOrEqual(basicBound(x) + 2n)
        },
      ),
    )
  })

  it('is 0 exactly at the terminal positions', () => {
    expect(basicBound([0, 0, 9])).toBe(0)
    expect(basicBound([0, 1, 1])).toBe(1)
    expect(basicBound([0, 0])).toBe(0)
  })

  it('requires sorted positions with at least two piles', () => {
    expect(() => basicBound([2, 1])).toThrow('expected piles in ascending order')
    expect(() => basicBound([2])).toThrow('expected at least 2 piles, got 1')
    expect(() => basicBoundByDefinition([2, 1])).toThrow('expected piles in ascending order')
  })
})
