import { describe, expect, it } from 'vitest'
import { geometricMean, spreadOf } from '../src/statistics.ts'

describe('geometricMean', () => {
  it('is 1 for a ratio and its inverse, whatever their arithmetic mean is', () => {
    expect(geometricMean([4, 1 / 4])).toBeCloseTo(1, 12)
  })

  it('is 3 for 1, 3 and 9', () => {
    expect(geometricMean([1, 3, 9])).toBeCloseTo(3, 12)
  })

  it('rejects an empty list, zero, and NaN', () => {
    expect(() => geometricMean([])).toThrow(RangeError)
    expect(() => geometricMean([1, 0])).toThrow(RangeError)
    expect(() => geometricMean([1, Number.NaN])).toThrow(RangeError)
  })
})

describe('spreadOf', () => {
  it('orders numbers as numbers', () => {
    expect(spreadOf([10, 9, 100])).toEqual({ least: 9, median: 10, most: 100 })
  })

  it('takes the mean of the two middle numbers of an even count', () => {
    expect(spreadOf([4, 1, 2, 8])).toEqual({ least: 1, median: 3, most: 8 })
  })

  it('rejects an empty list', () => {
    expect(() => spreadOf([])).toThrow(RangeError)
  })
})
