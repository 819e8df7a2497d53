import { sortedBox } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { tally } from '../../src/judge/tally.ts'
import { testByRows } from '../../src/judge/test-by-rows.ts'
import { valueStream } from '../../src/judge/value-stream.ts'

const nothing = { expected: 0, actual: 0, explain: '' }

describe('testByRows', () => {
  it.each([
    [1, 50],
    [2, 30],
    [3, 15],
    [4, 9],
  ])('is the same as testing each position of a box: n = %i, max = %i', (n, max) => {
    const box = sortedBox(n, max)
    const holds = (rank: number): boolean => (rank * 7919) % 11 !== 3
    for (const actuals of [
      Uint8Array.from({ length: box.count }, (_, rank) => rank * 31),
      Int32Array.from({ length: box.count }, (_, rank) => rank * 31),
    ]) {
      const one = tally('header')
      const words = valueStream('header')
      box.forEach((x, rank) => {
        one.test(x, holds(rank), actuals[rank]!)
        words.add(2 * actuals[rank]! + (holds(rank) ? 0 : 1))
      })
      const byRows = tally('header')
      testByRows(byRows, box, actuals, holds)
      const result = byRows.result('test', () => nothing)
      expect(result).toEqual(one.result('test', () => nothing))
      expect(result.digest).toBe(words.digest())
    }
  })
})
