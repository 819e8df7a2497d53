import { describe, expect, it } from 'vitest'
import { millisecondsText, ratioText, spreadText } from '../src/number-text.ts'

describe('numbers as text', () => {
  it('writes ratios with two digits after the decimal point', () => {
    expect(ratioText(1.105)).toMatch(/^1\.1[01]$/)
    expect(spreadText({ least: 0.7, median: 1, most: 12.345 })).toBe('0.70 / 1.00 / 12.35')
  })

  it('writes milliseconds with three significant digits', () => {
    expect([0.0379, 1.234, 45.67, 378.4, -150.6].map(millisecondsText)).toEqual([
      '0.0379',
      '1.23',
      '45.7',
      '378',
      '-151',
    ])
  })
})
