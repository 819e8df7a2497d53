import { describe, expect, it } from 'vitest'
import { bigIntegers, integersOf, type Pile, plainIntegers } from '../../src/integers/index.ts'

describe('integersOf(piles)', () => {
  it('is bigint arithmetic for bigints, and number arithmetic for numbers or an empty list', () => {
    expect(integersOf([0n, 10n ** 300n])).toBe(bigIntegers)
    expect(integersOf([0, 5])).toBe(plainIntegers)
    expect(integersOf([])).toBe(plainIntegers)
  })

  it('throws a TypeError if numbers and bigints are mixed, in either order', () => {
    expect(() => integersOf<Pile>([1, 1n])).toThrow(TypeError)
    expect(() => integersOf<Pile>([1n, 1])).toThrow(TypeError)
    expect(() => integersOf(['1'] as unknown as number[])).toThrow(TypeError)
  })

  it.each([[[-1]], [[0.5]], [[Number.NaN]], [[Number.POSITIVE_INFINITY]], [[2 ** 53]], [[3, -1n]]])(
    'rejects %s',
    (piles) => {
      expect(() => integersOf<Pile>(piles)).toThrow()
    },
  )

  it('rejects negative bigints', () => {
    expect(() => integersOf([1n, -1n])).toThrow('pile: expected an integer >= 0, got -1')
  })

  it('accepts numbers only if 4 n sum <= 2^53 - 1', () => {
    expect(integersOf([2 ** 51 - 1])).toBe(plainIntegers)
    expect(() => integersOf([2 ** 51])).toThrow(RangeError)
    const most = Math.floor((2 ** 53 - 1) / 12)
    expect(integersOf([0, 0, most])).toBe(plainIntegers)
    expect(() => integersOf([0, 0, most + 1])).toThrow('too large for exact numbers; pass bigints')
    expect(() => integersOf(Array.from({ length: 2000 }, () => 2 ** 53 - 1))).toThrow(RangeError)
  })
})
