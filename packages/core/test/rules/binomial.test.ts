import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binomialUpTo } from '../../src/rules/binomial.ts'
import { binomial } from '../../src/rules/index.ts'

describe('binomial(n,k)', () => {
  it("is Pascal's triangle, with 0 outside it", () => {
    for (let n = 0; n <= 40; n++) {
      expect(binomial(n, 0)).toBe(1n)
      expect(binomial(n, n)).toBe(1n)
      expect([binomial(n, -1), binomial(n, n + 1)]).toEqual([0n, 0n])
      for (let k = 1; k <= n; k++) {
        expect(binomial(n + 1, k)).toBe(binomial(n, k - 1) + binomial(n, k))
      }
    }
    expect(binomial(-1, 0)).toBe(0n)
  })

  it('is exact for large n, bigint or number', () => {
    expect(binomial(1000, 3)).toBe(166_167_000n)
    expect(binomial(1000, 997)).toBe(166_167_000n)
    expect(binomial(10n ** 30n, 2)).toBe((10n ** 30n * (10n ** 30n - 1n)) / 2n)
    expect(binomial(2000, 1000)).toBe(binomial(1999, 999) * 2n)
  })
})

describe('binomialUpTo(limit,n,k)', () => {
  it('is the binomial coefficient, or null above the limit', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 6n }),
        fc.nat(30),
        fc.integer({ min: -2, max: 32 }),
        (limit, n, k) => {
          const exact = binomial(n, k)
          expect(binomialUpTo(limit, n, k)).toBe(exact <= limit ? exact : null)
        },
      ),
      { numRuns: 500 },
    )
    expect(binomialUpTo(100n, 10 ** 9, 5 * 10 ** 8)).toBeNull()
  })
})
