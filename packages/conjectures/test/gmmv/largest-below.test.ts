import { dominates, sortedBox } from '@nim/core/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forEachRow } from '../../src/rows/for-each-row.ts'
import { largestBelow } from '../../src/facts/exact-slow/largest-below.ts'
import { shortIntegers } from '../../src/facts/exact-slow/short-integers.ts'

const BOXES: readonly (readonly [n: number, max: number])[] = [
  [1, 9],
  [2, 7],
  [3, 5],
  [4, 3],
  [5, 3],
  [8, 1],
]

describe('the largest value below a position', () => {
  it.each(BOXES)('is that among all of them: n = %i, max = %i', (n, max) => {
    const box = sortedBox(n, max)
    const positions: (readonly number[])[] = []
    box.forEach((x) => positions.push([...x]))
    const numbers = fc.array(fc.integer({ min: -1, max: 40_000 }), {
      minLength: box.count,
      maxLength: box.count,
    })
    fc.assert(
      fc.property(numbers, fc.constantFrom(3, 40_000), (given, most) => {
        const values = given.map((value) => Math.min(value, most))
        const { upTo, row } = largestBelow(box, most)
        const below = new Int32Array(max + 1)
        forEachRow(box, (outer, length, rank) => {
          const inRow = Int32Array.from(values.slice(rank, rank + length))
          const isClose = row(outer, length, rank, inRow, below)
          let isEachClose = true
          for (let x1 = 0; x1 < length; x1++) {
            const at = rank + x1
            const smaller = values.filter(
              (_, other) => other !== at && dominates(positions[at]!, positions[other]!),
            )
            const largest = Math.max(-1, ...smaller)
            expect(below[x1]).toBe(largest)
            expect(upTo[at]).toBe(Math.max(largest, values[at]!))
            if (values[at]! > largest + 1) isEachClose = false
          }
          expect(isClose).toBe(isEachClose)
        })
      }),
      { numRuns: 20 },
    )
  })
})

describe('arrays of integers from −1 on', () => {
  it('hold −1 and the largest', () => {
    for (const most of [0, 2 ** 15 - 1, 2 ** 15, 2 ** 31 - 1]) {
      const integers = shortIntegers(2, most)
      integers.set([-1, most])
      expect([...integers]).toEqual([-1, most])
    }
  })
})
