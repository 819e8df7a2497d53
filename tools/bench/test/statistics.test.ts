import { describe, expect, it } from 'vitest'
import { geometricMean, spreadOf } from '../src/statistics.ts'

describe('geometricMean', () => {
  it('of a ratio and its inverse is 1, whatever their arithmetic mean', () => {
    expect(geometricMean([4, 1 / 4])).toBeCloseTo(1, 12)
  })

  it('of 1, 3 and 9 is 3', () => {
    expect(geometricMean([1, 3, 9])).toBeCloseTo(3, 12)
  })

  it('rejects no numbers, zero, and numbers that are not numbers', () => {
    expect(() => geometricMean([])).toThrow(RangeError)
    expect(() => geometricMean([1, 0])).toThrow(RangeError)
    expect(() => geometricMean([1, Number.NaN])).toThrow(RangeError)
  })
})

describe('spreadOf', () => {
  it('orders numbers as numbers', () => {
    expect(spreadOf([10, 9, 100])).toEqual({ least: 9, median: 10, most: 100 })
  })

  it('takes the middle of the two middle ones of an even number of rounds', () => {
    expect(spreadOf([4, 1, 2, 8])).toEqual({ least: 1, median: 3, most: 8 })
  })

  it('rejects no numbers', () => {
    expect(() => spreadOf([])).toThrow(RangeError)
  })
})
