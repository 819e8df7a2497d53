import { sortedBox } from '@nim/core/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/rows/all-rows.ts'
import { criticalNumbers } from '../../src/facts/exact-slow/for-each-critical.ts'
import { initialLevels } from '../../src/facts/exact-slow/initial-levels.ts'
import { levelsByCritical, levelsByDefinition } from '../../src/facts/exact-slow/level-sets.ts'
import { mPlayCounts } from '../../src/facts/exact-slow/m-play-counts.ts'

const BOXES: readonly (readonly [n: number, max: number])[] = [
  [2, 40],
  [3, 20],
  [4, 12],
  [5, 8],
  [6, 6],
]

/** Numbers −1..most for the positions of a box, few of them critical. */
const numbersOf = (count: number, most: number): fc.Arbitrary<number[]> =>
  fc.array(
    fc.oneof(
      { arbitrary: fc.constant(-1), weight: 3 },
      { arbitrary: fc.integer({ min: 0, max: most }), weight: 1 },
    ),
    { minLength: count, maxLength: count },
  )

describe('levels', () => {
  it.each(BOXES)('of M are the same with and without bit sets: n = %i, max = %i', (n, max) => {
    const box = sortedBox(n, max)
    const counts = mPlayCounts(box)
    const most = 2 * max
    const bySets = levelsByDefinition(box, rowsOf(counts), most, 'plain')
    expect(initialLevels(box, rowsOf(counts))).toEqual(bySets)
    expect(initialLevels(box, rowsOf(criticalNumbers(box, rowsOf(counts), most)))).toEqual(bySets)
    expect(bySets.some((level) => level > 1)).toBe(true)
  })

  it('of any numbers are the same with and without bit sets', () => {
    const box = sortedBox(3, 5)
    let initial = 0
    fc.assert(
      fc.property(
        fc.oneof(numbersOf(box.count, 1), numbersOf(box.count, 3), numbersOf(box.count, 70)),
        fc.boolean(),
        (numbers, startsWith0) => {
          if (startsWith0) numbers[0] = 0
          const bySets = levelsByCritical(box, rowsOf(numbers), 'plain')
          expect(levelsByCritical(box, rowsOf(numbers))).toEqual(bySets)
          const fast = initialLevels(box, rowsOf(numbers))
          if (fast === null) return
          initial++
          expect(fast).toEqual(bySets)
        },
      ),
    )
    expect(initial).toBeGreaterThan(0)
  })
})
