import { binomial } from '@nim/core/rules'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeBinomial } from '../src/task/safe-binomial.ts'

it('is the binomial coefficient if that is a safe integer, and Infinity otherwise', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120 }), fc.integer({ min: -1, max: 121 }), (n, k) => {
      const exact = binomial(n, k)
      const safe = exact <= BigInt(Number.MAX_SAFE_INTEGER)
      expect(safeBinomial(n, k)).toBe(safe ? Number(exact) : Number.POSITIVE_INFINITY)
    }),
    { numRuns: 1000 },
  )
})

it('returns immediately for absurd sizes', () => {
  expect(safeBinomial(10 ** 9, 5 * 10 ** 8)).toBe(Number.POSITIVE_INFINITY)
  expect(safeBinomial(10 ** 9, 10 ** 9 - 1)).toBe(10 ** 9)
})
