import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/setnim.json' with { type: 'json' }
import { compareSumLex, type Position, sortedBox } from '../../src/rules/index.ts'
import { reductionByDefinition } from '../../src/setnim/definitions/index.ts'
import { algorithm2, algorithm2Height, algorithm2Trace, reduce } from '../../src/setnim/index.ts'
import { stacksAndMoveSize } from '../arbitraries/stacks-and-move-size.ts'

// The golden field table2.partial_sums is [1,2,3], which is not a list of sums. (The field of
// table2_17000 contains all of them.) These sums were computed by hand from the heights 12, 20, 33,
// 52, 79, 112, 155, 170.
const PARTIAL_SUMS = [0, 12, 32, 65, 117, 196, 308, 463, 633]

describe('algorithm2Trace(x,k)', () => {
  it.each([
    ['the printed table', golden.table2, PARTIAL_SUMS],
    ['the table with 17000', golden.table2_17000, golden.table2_17000.partial_sums],
  ])('reproduces %s with either kind of interval', (_, table, partialSums) => {
    const visited = table.visited.map((row) => ({
      i: row.i,
      partialSum: row.partial_sum,
      j: row.j,
      kMinusJ: row.k_minus_j,
      m: row.m,
      interval: row.interval,
      inInterval: row.in_interval,
    }))
    const expected = { partialSums, visited, m: table.m, result: table.result }
    expect(algorithm2Trace(table.start, table.k)).toEqual(expected)
    expect(algorithm2Trace(table.start, table.k, 'closed')).toEqual(expected)
  })

  it('visits only the row of all stacks if the position is reduced', () => {
    const { visited, m, result } = algorithm2Trace([5n, 5n, 5n, 5n], 3)
    expect(visited).toEqual([
      { i: 4, partialSum: 20n, j: 0, kMinusJ: 3, m: 6n, interval: [5n, null], inInterval: true },
    ])
    expect(m).toBe(6n)
    expect(result).toEqual([5n, 5n, 5n, 5n])
  })

  it('stops in the row of all stacks if m is the height of the highest stack', () => {
    for (const intervals of ['half-open', 'closed'] as const) {
      expect(algorithm2Trace([1, 2, 2, 2], 3, intervals).visited).toHaveLength(1)
    }
  })

  it('stops at an m that equals the upper end of its interval', () => {
    const { visited, result } = algorithm2Trace([2, 2, 2, 3, 9], 4)
    expect(visited.map(({ m, inInterval }) => [m, inInterval])).toEqual([
      [4, false],
      [3, false],
      [3, true],
    ])
    expect(result).toEqual([2, 2, 2, 3, 3])
  })

  it('visits at most k rows', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(9, 10n ** 15n), ({ x, k }) => {
        expect(algorithm2Trace(x, k).visited.length).toBeLessThanOrEqual(k)
        expect(algorithm2Trace(x, k, 'closed').visited.length).toBeLessThanOrEqual(k)
      }),
    )
  })
})

describe('algorithm2Height(x,k)', () => {
  it.each(['half-open', 'closed'] as const)(
    'equals the m of the trace: %s intervals',
    (intervals) => {
      fc.assert(
        fc.property(stacksAndMoveSize(9, 10n ** 25n), ({ x, k }) => {
          expect(algorithm2Height(x, k, intervals)).toBe(algorithm2Trace(x, k, intervals).m)
        }),
      )
      fc.assert(
        fc.property(stacksAndMoveSize(9, 10n ** 12n), ({ x, k }) => {
          const heights = x.map(Number)
          const { m, result } = algorithm2Trace(heights, k, intervals)
          expect(algorithm2Height(heights, k, intervals)).toBe(m)
          expect(algorithm2(heights, k, intervals)).toEqual(result)
        }),
      )
      for (const n of [1, 2, 3, 4, 5]) {
        for (let k = 1; k <= n; k++) {
          sortedBox(n, 6).forEach((x) => {
            expect(algorithm2Height(x, k, intervals)).toBe(algorithm2Trace(x, k, intervals).m)
          })
        }
      }
    },
  )
})

describe('algorithm2(x,k) with the printed half-open intervals', () => {
  it('first fails at (1,1,1,2) with k = 3, which it does not reduce', () => {
    expect(algorithm2([1, 1, 1, 2], 3)).toEqual([1, 1, 1, 2])
    expect(reductionByDefinition([1, 1, 1, 2], [3])).toEqual([1, 1, 1, 1])
    let first: Position | undefined
    for (let n = 1; n <= 6; n++) {
      for (let k = 1; k <= n; k++) {
        sortedBox(n, 5).forEach((x) => {
          if (algorithm2(x, k).join() === reduce(x, k).join()) return
          if (first === undefined || compareSumLex(x, first) < 0) first = [...x]
        })
      }
      if (n <= 3) expect(first).toBeUndefined()
      if (n === 4) expect(first).toEqual([1, 1, 1, 2])
    }
    // Two failures with k = 3 and more stacks have the same sum: (0,0,1,1,1,2) and (0,1,1,1,2).
    expect(first!.filter((height) => height > 0)).toEqual([1, 1, 1, 2])
  })

  it('returns the reduction if k is 1, 2 or n, and never chops lower than the reduction', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(9, 10n ** 15n), ({ x, k }) => {
        const n = x.length
        for (const safe of [1, Math.min(2, n), n]) {
          expect(algorithm2(x, safe)).toEqual(reduce(x, safe))
        }
        expect(algorithm2(x, k).at(-1)! >= reduce(x, k).at(-1)!).toBe(true)
      }),
    )
  })
})

describe('algorithm2(x,k) with closed intervals', () => {
  it.each([
    [3, 12],
    [4, 8],
    [5, 6],
    [6, 4],
  ])('returns the reduction on the box of %i stacks up to %i, for every k', (n, max) => {
    for (let k = 1; k <= n; k++) {
      sortedBox(n, max).forEach((x) => {
        expect(algorithm2(x, k, 'closed')).toEqual(reduce(x, k))
      })
    }
  })

  it('is the same for numbers and bigints', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(9, 10n ** 12n), ({ x, k }) => {
        expect(algorithm2(x.map(Number), k)).toEqual(algorithm2(x, k).map(Number))
        expect(algorithm2(x.map(Number), k, 'closed')).toEqual(
          algorithm2(x, k, 'closed').map(Number),
        )
      }),
    )
  })
})
