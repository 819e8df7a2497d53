import { reductionTable } from '@nim/bruteforce'
import { type SlowSetNim, slowSetNim, sortedBox } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../src/claim/claim.ts'
import { moveSets, parseMoveSet } from '../../src/facts/setnim/move-sets.ts'
import { reducedRanksByRow } from '../../src/facts/setnim/reduced-ranks-by-row.ts'
import { reducedRanksByTable } from '../../src/facts/setnim/reduced-ranks-by-table.ts'
import { reductionsByRow, reductionsByRowMemory } from '../../src/facts/setnim/reductions-by-row.ts'
import { forEachRow } from '../../src/rows/for-each-row.ts'

/** The highest stack, by the number of stacks. */
const MAX = [300, 300, 24, 12, 9, 7, 5]

function gamesOf(n: number): SlowSetNim[] {
  // all A up to five stacks, then some
  return moveSets(n)
    .filter((_, i) => n <= 5 || i % 7 === 0)
    .map((A) => slowSetNim(n, parseMoveSet(A)))
}

describe('reductions row by row', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])(
    'are those of the exhaustive table, for %i stacks and every A or some',
    (n) => {
      const max = MAX[n - 1]!
      const box = sortedBox(n, max)
      for (const game of gamesOf(n)) {
        const table = reductionTable(game, { max })
        const found = reducedRanksByRow(game, { max }, DEFAULT_LIMITS)
        const wanted = Int32Array.from(found, (_, rank) => box.rank(table.reducedAt(rank)))
        table.release()
        expect(found).toEqual(wanted)
        expect(reducedRanksByTable(game, { max }, DEFAULT_LIMITS)).toEqual(wanted)
      }
    },
  )

  it('are in the row that is named', () => {
    const n = 4
    const box = sortedBox(n, 9)
    const rowBox = sortedBox(n - 1, 9)
    for (const game of gamesOf(n)) {
      const reductions = reductionsByRow(game, { max: 9 }, DEFAULT_LIMITS)
      const starts: number[] = []
      forEachRow(box, (outer, length, rank) => {
        starts.push(rank)
        expect(rowBox.rank(outer.slice(1))).toBe(starts.length - 1)
        const { from, drop, rowDrop } = reductions(outer, length)
        if (from > 0) expect(starts[starts.length - 1 - rowDrop]).toBe(rank - drop)
      })
    }
  })

  it('are those of the second way', () => {
    for (const game of gamesOf(4)) {
      const second = reducedRanksByTable(game, { max: 9 }, { ...DEFAULT_LIMITS, kernel: 'second' })
      expect(reducedRanksByRow(game, { max: 9 }, DEFAULT_LIMITS)).toEqual(second)
    }
  })

  it('refuse more memory than allowed', () => {
    const game = slowSetNim(3, [2])
    const needed = Number(reductionsByRowMemory(game, { max: 9 }))
    expect(() => reductionsByRow(game, { max: 9 }, { memory: needed })).not.toThrow()
    expect(() => reductionsByRow(game, { max: 9 }, { memory: needed - 1 })).toThrow(RangeError)
  })
})
