import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bigIntegers, plainIntegers } from '../../src/integers/index.ts'

const small = fc.integer({ min: -(10 ** 7), max: 10 ** 7 })
const divisor = fc.integer({ min: 1, max: 1000 })

describe('plainIntegers and bigIntegers', () => {
  it('compute the same sums, differences, products and parities', () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        for (const name of ['add', 'sub', 'mul'] as const) {
          const plain = plainIntegers[name](a, b)
          expect(bigIntegers[name](BigInt(a), BigInt(b))).toBe(BigInt(plain))
        }
        expect(plainIntegers.isOdd(a)).toBe(a % 2 !== 0)
        expect(bigIntegers.isOdd(BigInt(a))).toBe(a % 2 !== 0)
      }),
    )
  })

  it('divide with rounding towards minus infinity, with a residue of 0 to m-1', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), divisor, (a, m) => {
        const quotient = plainIntegers.floorDiv(a, m)
        const residue = plainIntegers.mod(a, m)
        expect(residue >= 0 && residue < m).toBe(true)
        expect(BigInt(quotient) * BigInt(m) + BigInt(residue)).toBe(BigInt(a))
        expect(bigIntegers.floorDiv(BigInt(a), m)).toBe(BigInt(quotient))
        expect(bigIntegers.mod(BigInt(a), m)).toBe(residue)
      }),
    )
  })

  it('divide bigints exactly, whatever their size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 300n), max: 10n ** 300n }), divisor, (a, m) => {
        const residue = BigInt(bigIntegers.mod(a, m))
        expect(residue >= 0n && residue < BigInt(m)).toBe(true)
        expect(bigIntegers.floorDiv(a, m) * BigInt(m) + residue).toBe(a)
      }),
    )
  })

  it('have residue 0, not -0, at negative multiples', () => {
    expect(plainIntegers.mod(-6, 3)).toBe(0)
    expect(bigIntegers.mod(-6n, 3)).toBe(0)
  })

  it('convert from and to small numbers', () => {
    expect([plainIntegers.zero, plainIntegers.one, plainIntegers.of(7)]).toEqual([0, 1, 7])
    expect([bigIntegers.zero, bigIntegers.one, bigIntegers.of(7)]).toEqual([0n, 1n, 7n])
    expect(bigIntegers.toNumber(2n ** 53n - 1n)).toBe(2 ** 53 - 1)
    expect(plainIntegers.toNumber(2 ** 53 - 1)).toBe(2 ** 53 - 1)
  })

  it.each([2n ** 53n, -(2n ** 53n), 10n ** 400n])('refuse to convert %s to a number', (value) => {
    expect(() => bigIntegers.toNumber(value)).toThrow(RangeError)
    expect(() => plainIntegers.toNumber(Number(value))).toThrow(RangeError)
  })
})
