import { binomial, sortedBox } from '@nim/core/rules'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cappedCounts } from '../src/task/capped-counts.ts'

const caps: fc.Arbitrary<number[]> = fc
  .array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 4 })
  .map((piles) => piles.toSorted((a, b) => a - b))

it('upTo(j, v) counts the sorted vectors of j piles under the caps and v', () => {
  fc.assert(
    fc.property(caps, (c) => {
      const { upTo, count } = cappedCounts(c)
      for (let j = 1; j <= c.length; j++) {
        for (let v = -1; v <= c[j - 1]! + 1; v++) {
          let counted = 0
          sortedBox(j, c[j - 1]!).forEach((y) => {
            if (y.every((pile, i) => pile <= c[i]!) && y[j - 1]! <= v) counted++
          })
          expect(upTo(j, v)).toBe(counted)
        }
      }
      expect(count).toBe(upTo(c.length, 6))
      expect(upTo(0, -1)).toBe(1)
    }),
  )
})

it('equal caps yield binomial coefficients', () => {
  const { upTo } = cappedCounts(new Array<number>(7).fill(12))
  for (let j = 0; j <= 7; j++) {
    for (let v = 0; v <= 12; v++) expect(upTo(j, v)).toBe(Number(binomial(v + j, j)))
  }
})
