import { describe, expect, it } from 'vitest'
import { basicPositionsBelow } from '../../src/exact-slow/basic-positions-below.ts'
import { largestBasicBelow } from '../../src/exact-slow/largest-basic-below.ts'
import { compareReverseLex } from '../../src/exact-slow/reverse-lexicographic.ts'
import { sortedBox } from '../../src/rules/index.ts'

describe('largestBasicBelow', () => {
  it.each([
    [2, 12],
    [3, 11],
    [4, 8],
    [5, 6],
  ])('is the largest of all basic positions below, for %i piles up to %i', (piles, max) => {
    sortedBox(piles, max).forEach((x) => {
      const below = [...basicPositionsBelow(x)]
      for (let b = 0; b <= 2 * max + 2; b += 2) {
        const largest = below
          .filter((each) => each.b === b)
          .map(({ z }) => z)
          .reduce<readonly number[] | null>(
            (most, z) => (most === null || compareReverseLex(z, most) > 0 ? z : most),
            null,
          )
        expect(largestBasicBelow(x, b), `${x.join()} b = ${b}`).toEqual(largest)
      }
    })
  })

  it('accepts piles of any size', () => {
    const pile = 10n ** 40n
    expect(largestBasicBelow([pile, pile, pile], pile)).toEqual([0n, pile, pile])
    expect(largestBasicBelow([0n, 1n, pile], 2n)).toBeNull()
  })

  it('rejects odd and negative numbers', () => {
    expect(() => largestBasicBelow([1, 2, 3], 1)).toThrow(RangeError)
    expect(() => largestBasicBelow([1, 2, 3], -2)).toThrow(RangeError)
  })
})
