import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearTicks, logTicks } from '../../src/figure/ticks.ts'

test('ticks are few, evenly spaced, round, and inside the range', () => {
  const bound = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(bound, fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (from, width) => {
      const to = from + width
      const ticks = linearTicks(from, to, 8)
      expect(ticks.length).toBeLessThanOrEqual(9)
      const tolerance = 1e-6 * width
      for (const tick of ticks) {
        expect(tick).toBeGreaterThanOrEqual(from - tolerance)
        expect(tick).toBeLessThanOrEqual(to + tolerance)
      }
      const steps = ticks.slice(1).map((tick, i) => tick - ticks[i]!)
      for (const step of steps) expect(step).toBeCloseTo(steps[0]!, 6)
    }),
  )
})

test('typical ranges have exactly these ticks', () => {
  expect(linearTicks(0, 10, 8)).toEqual([0, 2, 4, 6, 8, 10])
  expect(linearTicks(0, 3, 8, 1)).toEqual([0, 1, 2, 3])
  expect(linearTicks(0, 1, 4)).toEqual([0, 0.5, 1])
  expect(linearTicks(5, 5, 8)).toEqual([5])
  expect(linearTicks(0, 120, 10, 1)).toEqual([0, 20, 40, 60, 80, 100, 120])
})

test('logarithmic ticks are the powers of ten that enclose the values', () => {
  expect(logTicks(3, 4000)).toEqual([1, 10, 100, 1000, 10_000])
  expect(logTicks(0.001, 1)).toEqual([0.001, 0.01, 0.1, 1])
  expect(logTicks(100, 100)).toEqual([100, 1000])
})
