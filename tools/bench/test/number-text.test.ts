import { describe, expect, it } from 'vitest'
import { millisecondsText, ratioText, spreadText } from '../src/number-text.ts'

describe('numbers as text', () => {
  it('gives ratios two digits after the point', () => {
    expect(ratioText(1.105)).toMatch(/^1\.1[01]$/)
    expect(spreadText({ least: 0.7, median: 1, most: 12.345 })).toBe('0.70 / 1.00 / 12.35')
  })

  it('gives milliseconds three digits that count', () => {
    expect([0.0379, 1.234, 45.67, 378.4, -150.6].map(millisecondsText)).toEqual([
      '0.0379',
      '1.23',
      '45.7',
      '378',
      '-151',
    ])
  })
})
