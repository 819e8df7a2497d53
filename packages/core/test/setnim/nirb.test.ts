import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/setnim.json' with { type: 'json' }
import { isReduced, nirbValue, satisfiesNirb } from '../../src/setnim/index.ts'
import { stacksAndMoveSize } from '../arbitraries/stacks-and-move-size.ts'

describe('nirbValue(x,k)', () => {
  it('is floor(sum/k) at the golden positions', () => {
    for (const { A, x, nirb } of golden.positions) {
      expect(nirbValue(x, Math.min(...A)), x.join()).toBe(nirb)
    }
  })

  it('is the same for numbers and bigints', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(8, 10n ** 12n), ({ x, k }) => {
        expect(nirbValue(x.map(Number), k)).toBe(Number(nirbValue(x, k)))
        expect(satisfiesNirb(x.map(Number), k)).toBe(satisfiesNirb(x, k))
      }),
    )
  })

  it('is exact at 10^300', () => {
    expect(nirbValue([1n, 10n ** 300n], 2)).toBe(5n * 10n ** 299n)
  })

  it('rejects k outside 1..n, descending heights, an empty position and fractions', () => {
    expect(() => nirbValue([1, 2, 3], 0)).toThrow(RangeError)
    expect(() => nirbValue([1, 2, 3], 4)).toThrow('k: expected a whole number from 1 to 3, got 4')
    expect(() => nirbValue([1, 2, 3], 1.5)).toThrow(RangeError)
    expect(() => nirbValue([2, 1], 1)).toThrow('position: expected heights in ascending order')
    expect(() => nirbValue([], 1)).toThrow('position: expected at least one stack')
    expect(() => nirbValue([0.5, 1], 1)).toThrow(RangeError)
    expect(() => nirbValue([-1, 1], 1)).toThrow(RangeError)
  })
})

describe('satisfiesNirb(x,k)', () => {
  it('is true if the highest stack equals floor(sum/k), and false one token above', () => {
    expect(satisfiesNirb([1, 1, 2], 2)).toBe(true)
    expect(satisfiesNirb([1, 1, 3], 2)).toBe(false)
  })

  it('is equivalent to k * x_n <= sum(x)', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(8, 10n ** 40n), ({ x, k }) => {
        expect(satisfiesNirb(x, k)).toBe(isReduced(x, k))
      }),
    )
  })
})
