import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  absGolden,
  addGolden,
  ceilQuotient,
  compareGolden,
  divGolden,
  floorQuotient,
  floorTimesGolden,
  fraction,
  G,
  goldenOf,
  type GoldenNumber,
  lowerWythoff,
  mulGolden,
  PHI,
  powGolden,
  signGolden,
  subGolden,
} from '../../src/wythoff/index.ts'

const SMALL = fc.bigInt({ min: -50n, max: 50n })
const GOLDEN: fc.Arbitrary<GoldenNumber> = fc
  .tuple(SMALL, SMALL, fc.bigInt({ min: 1n, max: 20n }))
  .map(([a, b, c]) => ({ a, b, c }))
const ONE = goldenOf(fraction(1n))

function equal(x: GoldenNumber, y: GoldenNumber): boolean {
  return signGolden(subGolden(x, y)) === 0
}

describe('the field Q(√5)', () => {
  it('has the arithmetic of a field', () => {
    fc.assert(
      fc.property(GOLDEN, GOLDEN, GOLDEN, (x, y, z) => {
        expect(
          equal(mulGolden(x, addGolden(y, z)), addGolden(mulGolden(x, y), mulGolden(x, z))),
        ).toBe(true)
        if (signGolden(y) !== 0) expect(equal(mulGolden(divGolden(x, y), y), x)).toBe(true)
        expect(equal(powGolden(x, 5), mulGolden(x, powGolden(mulGolden(x, x), 2)))).toBe(true)
      }),
    )
    expect(() => divGolden(ONE, goldenOf(fraction(0n)))).toThrow(RangeError)
    expect(() => fraction(1n, 0n)).toThrow(RangeError)
    expect(fraction(1n, -2n)).toEqual({ p: -1n, q: 2n })
  })

  it('has the order of the real numbers', () => {
    fc.assert(
      fc.property(GOLDEN, (x) => {
        // Every nonzero member of the sample has an absolute value of at least 10^-3, so floating
        // point computes its sign correctly.
        const value = (Number(x.a) + Number(x.b) * Math.sqrt(5)) / Number(x.c)
        const isZero = x.a === 0n && x.b === 0n
        expect(signGolden(x)).toBe(isZero ? 0 : Math.sign(value))
        expect(signGolden(absGolden(x))).toBe(isZero ? 0 : 1)
      }),
    )
    expect(compareGolden(G, PHI)).toBe(-1)
    expect(equal(addGolden(G, ONE), PHI)).toBe(true)
    expect(equal(mulGolden(PHI, PHI), addGolden(PHI, ONE))).toBe(true)
  })

  it('floors multiples exactly, including those of negative numbers', () => {
    fc.assert(
      fc.property(GOLDEN, SMALL, (x, n) => {
        const floor = floorTimesGolden(x, n)
        const times = mulGolden(x, goldenOf(fraction(n)))
        expect(compareGolden(goldenOf(fraction(floor)), times)).toBeLessThanOrEqual(0)
        expect(compareGolden(times, goldenOf(fraction(floor + 1n)))).toBe(-1)
      }),
    )
    for (let n = 0n; n < 500n; n++) expect(floorTimesGolden(PHI, n)).toBe(lowerWythoff(n))
  })

  it('rounds quotients of integers of both signs', () => {
    expect([-7n, -6n, 0n, 6n, 7n].map((a) => floorQuotient(a, 3n))).toEqual([-3n, -2n, 0n, 2n, 2n])
    expect([-7n, -6n, 0n, 6n, 7n].map((a) => ceilQuotient(a, 3n))).toEqual([-2n, -2n, 0n, 2n, 3n])
  })
})
