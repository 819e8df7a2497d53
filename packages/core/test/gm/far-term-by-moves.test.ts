import { farTerm, type FarTerm, gmTerm } from '../../src/gm/index.ts'
import { farTermByMoves } from '../../src/gm/definitions/index.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/**
 * A vector whose first entry is a multiple of l and whose range is at most l. It can be far from 0.
 */
const vector = fc
  .record({ l: fc.integer({ min: 2, max: 9 }), times: fc.bigInt({ min: -(10n ** 30n), max: 9n }) })
  .chain(({ l, times }) =>
    fc.array(fc.integer({ min: 0, max: l }), { minLength: 0, maxLength: 5 }).map((above) => ({
      l,
      x: [0, ...above.sort((a, b) => a - b)].map((entry) => times * BigInt(l) + BigInt(entry)),
    })),
  )

function entries({ offset, above }: FarTerm): bigint[] {
  return above.map((entry) => offset + BigInt(entry))
}

describe('the procedures that count their operations', () => {
  it('compute x^j', () => {
    fc.assert(
      fc.property(vector, fc.bigInt({ min: 0n, max: 10n ** 20n }), ({ l, x }, j) => {
        const term = gmTerm(x, BigInt(l), j)
        expect(entries(farTerm(x, l, j))).toEqual(term)
        expect(entries(farTermByMoves(x, l, j))).toEqual(term)
      }),
    )
  })

  it('compute x^j for every residue of j', () => {
    const x = [0n, 1n, 1n, 3n]
    for (let j = 0n; j < 40n; j++) {
      const term = gmTerm(x, 3n, j)
      expect(entries(farTerm(x, 3, j))).toEqual(term)
      expect(entries(farTermByMoves(x, 3, j))).toEqual(term)
    }
  })
})
