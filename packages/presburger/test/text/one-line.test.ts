import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneLine } from '../../src/text/one-line.ts'

describe('oneLine(text)', () => {
  it('leaves a short line unchanged', () => {
    expect(oneLine('NIM(4,3)')).toBe('NIM(4,3)')
    expect(oneLine('x'.repeat(80))).toBe('x'.repeat(80))
  })

  it('replaces line ends and control characters by a single blank', () => {
    expect(oneLine('a\r\n\tb\u0007\u2028c')).toBe('a b c')
  })

  it('has at most 80 characters and no line end, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(oneLine(text).length).toBeLessThanOrEqual(80)
        expect(oneLine(text)).not.toMatch(/[\n\r\u2028\u2029]/)
      }),
    )
    expect(oneLine('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`)
  })
})
