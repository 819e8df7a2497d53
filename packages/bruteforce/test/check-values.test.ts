import { exactSlowNim } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { solve, type Table } from '../src/index.ts'
import { orbitSize } from './oracles/orbit-size.ts'

/** The sum of the entries over all ordered vectors of the box. */
function orderedSum({ box, values }: Table): number {
  let sum = 0
  box.forEach((x, rank) => {
    sum += values[rank]! * orbitSize(x)
  })
  return sum
}

// Values found by an independent C++ solver: the numbers of sorted P-positions, the sums of
// remoteness and of Grundy values over all ordered vectors, and the largest remoteness and Grundy
// value where noted.
describe('whole boxes have the check values of an independent solver', () => {
  for (const [n, k, max, p, remoteness, grundy, largest] of [
    [4, 3, 60, 197336, 442307304, 17950520, 80],
    [4, 3, 127, 3515424, 18364507901, 353461469, 169],
    [6, 5, 31, 788336, 12019466327, 1322295048, undefined],
  ] as const) {
    it(`NIM(${n},${k}) up to ${max}`, () => {
      const ruleset = exactSlowNim(n, k)
      expect(solve(ruleset, { max }, { value: 'outcome' }).histogram()[0]).toBe(p)
      const r = solve(ruleset, { max }, { value: 'remoteness' })
      expect(orderedSum(r)).toBe(remoteness)
      if (largest !== undefined) expect(r.histogram().length - 1).toBe(largest)
      expect(orderedSum(solve(ruleset, { max }, { value: 'grundy' }))).toBe(grundy)
    })
  }
})
