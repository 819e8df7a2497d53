import { expect, it } from 'vitest'
import { IS_LONG, runs, sampled } from '../../../vitest.sample.ts'

it.each([
  [10, 3],
  [9, 3],
  [2, 5],
  [1, 4],
])(
  'a sample of %i things contains one in %i, and as many seeds select all of them',
  (count, oneIn) => {
    const all = Array.from({ length: count }, (_, i) => i)
    const samples = Array.from({ length: oneIn }, (_, seed) => sampled(all, oneIn, seed))
    expect(new Set(samples.flat())).toEqual(new Set(all))
    const most = IS_LONG ? count : Math.ceil(count / oneIn)
    for (const { length } of samples) {
      expect(length).toBeGreaterThan(0)
      expect(length).toBeLessThanOrEqual(most)
    }
  },
)

it('a property has at least one run in the sample, and all its runs in the long run', () => {
  expect([runs(60, 4), runs(10, 4), runs(1, 4)]).toEqual(IS_LONG ? [60, 10, 1] : [15, 3, 1])
})
