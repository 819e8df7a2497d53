import { boxCount, options, type PlayConvention, slowSetNim } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type LayerMatch,
  type RowPatterns,
  solve,
  type Table,
  type TableValue,
  type Values,
} from '../../src/index.ts'
import { slotTaskOf } from '../../src/wasm/slow/slot-task.ts'
import { boxTask } from '../../src/task/task.ts'
import { solveByLayers } from '../../src/solve-by-layers.ts'
import { beginSlots } from '../../src/wasm/slow/slot-solver.ts'
import { slowSetNims } from '../arbitraries/ruleset.ts'
import { discard, widestOf } from '../oracles/kernel-table.ts'

const VALUES = ['outcome', 'remoteness', 'grundy'] as const
const MOST = [0, 0, 0, 70, 30, 16, 11, 8, 7, 6, 5]

const someTasks = slowSetNims(3, 10).chain((ruleset) =>
  fc.record({
    ruleset: fc.constant(ruleset),
    max: fc.integer({ min: 0, max: MOST[ruleset.piles]! }),
    value: fc.constantFrom<TableValue>(...VALUES),
    play: fc.constantFrom<PlayConvention>('normal', 'misere'),
    ring: fc.integer({ min: 2, max: 4 }),
  }),
)

/**
 * The first index at which the entries of a piece differ from those of a table; −1 if there is no
 * difference.
 */
function differenceIn(entries: Values, rank: number, table: Table): number {
  return entries.findIndex((entry, i) => entry !== table.values[rank + i])
}

it('a window of two or more blocks contains each layer immediately after it is filled', () => {
  fc.assert(
    fc.property(someTasks, ({ ruleset, max, value, play, ring }) => {
      const plain = solve(ruleset, { max }, { value, play, kernel: 'plain' })
      const task = slotTaskOf(boxTask(ruleset, max, value, play), ring)!
      const run = beginSlots(task, widestOf({ ruleset, max, value, play }))
      const { cells, fill, steps, hasOverflowed } = run
      for (let m = 0; m <= max && !hasOverflowed(); m++) {
        fill(m, 0, steps(m))
        if (hasOverflowed()) {
          expect(plain.histogram().length).toBeGreaterThan(32)
          break
        }
        let size = 0
        cells.visit(m, m + 1, (entries, rank) => {
          expect(differenceIn(entries, rank, plain)).toBe(-1)
          size += entries.length
        })
        expect(size).toBe(Number(boxCount(ruleset.piles - 1, m, true)))
        expect(cells.countP(m, m + 1)).toBe(plain.countP(m, m + 1))
      }
      discard(run)
    }),
    { numRuns: 60 },
  )
})

describe('solveByLayers', () => {
  for (const [n, sizes, max, value] of [
    [4, [3], 60, 'outcome'],
    [3, [1, 2], 150, 'outcome'],
    [4, [1, 4], 45, 'remoteness'],
    [5, [2, 5], 24, 'remoteness'],
    [4, [2], 45, 'grundy'],
    // These games need wider cells during the work. The last game has values above 31.
    [4, [2, 3, 4], 40, 'grundy'],
    [6, [1, 2, 3, 4], 16, 'grundy'],
    [6, [1, 2, 3, 4, 5, 6], 16, 'grundy'],
    // The first box has two million positions of nine piles. The second game needs wider cells
    // during the work.
    [9, [5], 9, 'remoteness'],
    [8, [1, 2, 5], 8, 'grundy'],
    // There is no kernel for this game.
    [13, [6], 3, 'remoteness'],
    [1, [1], 20, 'grundy'],
  ] as const) {
    const ruleset = slowSetNim(n, sizes)
    for (const play of ['normal', 'misere'] as const) {
      it(`visits the layers of the ${value} table, SN(${n},{${sizes.join()}}), ${play}`, () => {
        const plain = solve(ruleset, { max }, { value, play, kernel: 'plain' })
        let entriesSeen = 0
        let rows = 0
        let countP = 0
        let last = -1
        let wrong = 0
        solveByLayers(ruleset, { max }, { value, play }, (layer) => {
          expect(layer.pile).toBe(n === 1 ? max : last + 1)
          last = layer.pile
          expect(layer.rank).toBe(entriesSeen)
          layer.forEachPiece((entries, rank) => {
            expect(rank).toBe(entriesSeen)
            expect(differenceIn(entries, rank, plain)).toBe(-1)
            entriesSeen += entries.length
          })
          expect(entriesSeen).toBe(layer.rank + layer.positions)
          layer.forEachRow(({ rank, position, length }) => {
            if (rank === rows && (n === 1 || position.at(-1) === layer.pile)) rows += length
          })
          countP += layer.countP()
          // Compare positions of some rows, and the options of these positions, which may be in the
          // layer below.
          layer.forEachRow(({ position, rank }) => {
            if (rank % 41 !== 0) return
            const some = [position, ...options(ruleset, position)]
            wrong += some.filter((each) => layer.at(each) !== plain.at(each)).length
          })
        })
        expect(wrong).toBe(0)
        expect(last).toBe(max)
        expect(entriesSeen).toBe(plain.box.count)
        expect(rows).toBe(plain.box.count)
        expect(countP).toBe(plain.countP())
      })
    }
  }

  it('answers only for positions of a layer and the layer below', () => {
    solveByLayers(slowSetNim(4, [3]), { max: 45 }, { value: 'outcome' }, (layer) => {
      if (layer.pile !== 20) return undefined
      for (const top of [18, 21]) {
        expect(() => layer.at([0, top, 1, 2])).toThrow(
          /is neither in layer 20 nor in the layer below it/,
        )
      }
      return false
    })
  })

  it('finds the same matches in layers as in a table of the whole box', () => {
    for (const ruleset of [
      slowSetNim(4, [1, 4]),
      slowSetNim(3, [1, 2]),
      slowSetNim(5, [3]),
      slowSetNim(8, [4]),
    ]) {
      const max = [0, 0, 0, 150, 60, 25, 0, 0, 12][ruleset.piles]!
      // The pattern states that a position is P if its sum is even. The pattern states nothing if
      // the smallest pile is odd.
      const patterns: RowPatterns = {
        start: 0,
        states: 2,
        next: Int32Array.from({ length: 2 * (max + 1) }, (_, i) => {
          return (Math.floor(i / (max + 1)) + (i % (max + 1))) % 2
        }),
        pattern: (state) => Uint8Array.from({ length: max + 1 }, (_, x) => (x % 2 ? 2 : state)),
      }
      const matches: [number, LayerMatch][] = []
      const table = solve(ruleset, { max }, { value: 'outcome' })
      expect(table.matchLayers(patterns, (layer, match) => matches.push([layer, match]))).toBe(true)
      solveByLayers(ruleset, { max }, { value: 'outcome' }, (layer) => {
        const [pile, { holds, ...match }] = matches[layer.pile]!
        expect(pile).toBe(layer.pile)
        const found = layer.match(patterns)!
        expect(found.holds).toBe(holds)
        if (holds) expect(found).toEqual({ holds, ...match })
      })
      table.release()
    }
  })

  it('stops if a visit returns false', () => {
    for (const [ruleset, max] of [
      [slowSetNim(4, [3]), 45],
      [slowSetNim(8, [4]), 13],
      [slowSetNim(13, [4]), 4],
    ] as const) {
      const visited: number[] = []
      solveByLayers(ruleset, { max }, { value: 'outcome' }, ({ pile }) => {
        visited.push(pile)
        return pile < 3 ? undefined : false
      })
      expect(visited).toEqual([0, 1, 2, 3])
    }
  })
})
