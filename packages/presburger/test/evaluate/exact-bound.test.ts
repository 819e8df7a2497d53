import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate, exactBound, parse } from '../../src/index.ts'
import { formulas } from '../arbitraries/formula.ts'
import { at } from '../arbitraries/many-positions.ts'

describe('exactBound(expression)', () => {
  it('limits the entries of a position so that evaluation stays exact', () => {
    fc.assert(
      fc.property(
        formulas,
        fc.array(fc.constantFrom(-1, 1), { minLength: 3, maxLength: 3 }),
        (f, signs) => {
          const corner = signs.map((sign) => sign * exactBound(f))
          expect(evaluate(f, at(corner))).toBe(evaluate(f, at(corner.map(BigInt))))
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('is smaller for larger factors, and is -1 if a constant alone is too large', () => {
    expect(exactBound(parse('1 <= 2'))).toBe(2 ** 53 - 1)
    expect(exactBound(parse('x <= 0'))).toBe(2 ** 52 - 1)
    expect(exactBound(parse('2*x + 2*y <= 0'))).toBe(2 ** 50 - 1)
    expect(exactBound(parse('x + 9007199254740991 <= 0'))).toBe(-1)
    expect(exactBound(parse('x mod 4503599627370496 = 0'))).toBe(-1)
  })
})
