import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grundyOfDisjunctive, remotenessOfConjunctive } from '../../src/sums/index.ts'

describe('grundyOfDisjunctive', () => {
  it('is the XOR of the values, and 0 if there is no component', () => {
    expect(grundyOfDisjunctive([])).toBe(0)
    expect(grundyOfDisjunctive([5])).toBe(5)
    expect(grundyOfDisjunctive([5, 3, 6])).toBe(0)
    expect(grundyOfDisjunctive([5n, 3n])).toBe(6n)
  })

  it('is exact beyond 32 bits', () => {
    expect(grundyOfDisjunctive([2 ** 40 + 1, 1])).toBe(2 ** 40)
    expect(grundyOfDisjunctive([2n ** 70n, 2n ** 70n + 3n])).toBe(3n)
  })

  it('does not depend on the order, and two equal components cancel', () => {
    const values = fc.array(fc.maxSafeNat())
    fc.assert(
      fc.property(values, fc.maxSafeNat(), (list, value) => {
        expect(grundyOfDisjunctive([value, ...list, value])).toBe(grundyOfDisjunctive(list))
        expect(grundyOfDisjunctive(list.toReversed())).toBe(grundyOfDisjunctive(list))
      }),
    )
  })

  it('rejects invalid Grundy values', () => {
    expect(() => grundyOfDisjunctive([1, -1])).toThrow(RangeError)
    expect(() => grundyOfDisjunctive([1.5])).toThrow(RangeError)
    expect(() => grundyOfDisjunctive([-1n])).toThrow(RangeError)
  })
})

describe('remotenessOfConjunctive', () => {
  it('is the smallest value', () => {
    expect(remotenessOfConjunctive([4, 3, 7])).toBe(3)
    expect(remotenessOfConjunctive([10n ** 30n, 10n ** 29n])).toBe(10n ** 29n)
  })

  it('rejects a compound without components', () => {
    expect(() => remotenessOfConjunctive([])).toThrow(RangeError)
  })
})
