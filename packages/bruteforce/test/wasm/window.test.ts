import { boxCount, type PlayConvention, slowSetNim } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solve, type Table, type TableValue, type Values } from '../../src/index.ts'
import { slotTaskOf } from '../../src/slot-task.ts'
import { solveByLayers } from '../../src/solve-by-layers.ts'
import { beginSlots } from '../../src/wasm/slot-solver.ts'
import { slowSetNims } from '../arbitraries/ruleset.ts'
import { discard } from '../oracles/kernel-table.ts'

const VALUES = ['outcome', 'remoteness', 'grundy'] as const
const MOST = [0, 0, 0, 70, 30, 16, 11, 8]

const someTasks = slowSetNims(3, 7).chain((ruleset) =>
  fc.record({
    ruleset: fc.constant(ruleset),
    max: fc.integer({ min: 0, max: MOST[ruleset.piles]! }),
    value: fc.constantFrom<TableValue>(...VALUES),
    play: fc.constantFrom<PlayConvention>('normal', 'misere'),
    ring: fc.integer({ min: 2, max: 4 }),
  }),
)

/** Where the entries of a piece differ from those of a table, −1 if nowhere. */
function differenceIn(entries: Values, rank: number, table: Table): number {
  return entries.findIndex((entry, i) => entry !== table.values[rank + i])
}

it('a window of two blocks or more holds each layer once it is filled', () => {
  fc.assert(
    fc.property(someTasks, ({ ruleset, max, value, play, ring }) => {
      const plain = solve(ruleset, { max }, { value, play, kernel: 'plain' })
      const task = slotTaskOf(ruleset, max, value, play, { ring, fewest: 0 })!
      const run = beginSlots(task, value === 'outcome' ? 8 : value === 'grundy' ? 4 : 2)
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
    // these need wider cells on the way; the last has values above 31
    [4, [2, 3, 4], 40, 'grundy'],
    [6, [1, 2, 3, 4], 16, 'grundy'],
    [6, [1, 2, 3, 4, 5, 6], 16, 'grundy'],
    // no kernel
    [8, [4], 9, 'remoteness'],
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
        })
        expect(last).toBe(max)
        expect(entriesSeen).toBe(plain.box.count)
        expect(rows).toBe(plain.box.count)
        expect(countP).toBe(plain.countP())
      })
    }
  }

  it('ends if a visit returns false', () => {
    for (const [ruleset, max] of [
      [slowSetNim(4, [3]), 45],
      [slowSetNim(8, [4]), 5],
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
