import { gmTerm } from '@nim/core/gm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  farTermByLemma2,
  farTermByT11,
} from '../../src/papers/gn/2-2-theorem-1/theorem-1-far-terms-in-linear-time.ts'

/** A vector of range ≤ l whose first entry is a multiple of l. */
const vector = fc
  .integer({ min: 2, max: 9 })
  .chain((l) =>
    fc
      .array(fc.integer({ min: 0, max: l }), { minLength: 0, maxLength: 5 })
      .map((above) => ({ l, x: [0, ...above.sort((a, b) => a - b)] })),
  )

describe('the procedures whose operations are counted', () => {
  it('compute x^j', () => {
    fc.assert(
      fc.property(vector, fc.bigInt({ min: 0n, max: 10n ** 20n }), ({ l, x }, j) => {
        const term = gmTerm(x.map(BigInt), BigInt(l), j)
        expect(farTermByT11(x, l, j).vector).toEqual(term)
        expect(farTermByLemma2(x, l, j).vector).toEqual(term)
      }),
    )
  })

  it('do so for every residue of j', () => {
    const x = [0, 1, 1, 3]
    for (let j = 0n; j < 40n; j++) {
      const term = gmTerm(x.map(BigInt), 3n, j)
      expect(farTermByT11(x, 3, j).vector).toEqual(term)
      expect(farTermByLemma2(x, 3, j).vector).toEqual(term)
    }
  })
})
