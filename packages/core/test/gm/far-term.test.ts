import { describe, expect, it } from 'vitest'
import { farTerm, gmTerm, leastPeriodCount, periodCount } from '../../src/gm/index.ts'

describe('farTerm', () => {
  it('represents x^j by an offset and small differences, and counts its operations', () => {
    const count = { operations: 0 }
    const { offset, above } = farTerm([0n, 1n, 1n, 3n], 3, 10n ** 40n, count)
    expect(above.map((entry) => offset + BigInt(entry))).toEqual(
      gmTerm([0n, 1n, 1n, 3n], 3n, 10n ** 40n),
    )
    expect(count.operations).toBeGreaterThan(34)
  })

  it('rejects vectors that are too wide or contain no multiple, and negative j', () => {
    expect(() => farTerm([0n, 4n], 3, 1n)).toThrow(/range: expected at most 3/)
    expect(() => farTerm([1n, 2n], 3, 1n)).toThrow(/expected a multiple of 3/)
    expect(() => farTerm([0n], 3, -1n)).toThrow(/j: expected an integer >= 0/)
  })
})

describe('leastPeriodCount', () => {
  it('counts the vectors with each least period; for l = 2, 0,0,1 has the least period 3', () => {
    expect([3, 6].map((period) => leastPeriodCount(period, 3, 2))).toEqual([3, 6])
    expect(periodCount(1, 3, 2)).toBe(9)
    expect(leastPeriodCount(4, 3, 2)).toBe(0)
  })
})
