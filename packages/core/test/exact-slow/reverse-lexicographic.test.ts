import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareReverseLex } from '../../src/exact-slow/reverse-lexicographic.ts'

describe('compareReverseLex', () => {
  it('compares the last entries first', () => {
    expect(compareReverseLex([9, 0], [0, 1])).toBeLessThan(0)
    expect(compareReverseLex([1, 2, 3], [0, 2, 3])).toBeGreaterThan(0)
    expect(compareReverseLex([1n, 2n], [1n, 2n])).toBe(0)
  })

  it('is the lexicographic order of the reversed vectors', () => {
    const vector = fc.array(fc.nat(3), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(vector, vector, (x, y) => {
        const [a, b] = [x.toReversed().join(''), y.toReversed().join('')]
        expect(Math.sign(compareReverseLex(x, y))).toBe(a < b ? -1 : a > b ? 1 : 0)
      }),
    )
  })

  it('rejects vectors of different lengths', () => {
    expect(() => compareReverseLex([1], [1, 2])).toThrow(RangeError)
  })
})
