import { formatRuleset, type PlayConvention, slowSetNim } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../vitest.sample.ts'
import { solve, type TableValue } from '../src/index.ts'
import { boxTask } from '../src/task/task.ts'
import { slotTaskOf, slotWidths } from '../src/wasm/slow/slot-task.ts'
import { beginSlots, wavefrontBox } from '../src/wasm/slow/slot-solver.ts'
import { cutForOne, slotWavefront } from '../src/wasm/slow/slot-wavefront.ts'
import { fillStripes } from '../src/task/wavefront.ts'
import { unwatched } from '../src/task/ticker.ts'

describe('stripes', () => {
  it('of any height and grain yield the same cells', () => {
    const games = fc.record({
      piles: fc.integer({ min: 3, max: 6 }),
      sizes: fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 1 }),
      max: fc.integer({ min: 0, max: 40 }),
    })
    const asked = fc.record({
      value: fc.constantFrom<TableValue>('outcome', 'remoteness', 'grundy'),
      play: fc.constantFrom<PlayConvention>('normal', 'misere'),
      cut: fc.record({ stripe: fc.integer({ min: 1, max: 9 }), grain: fc.nat(3000) }),
    })
    fc.assert(
      fc.property(games, asked, ({ piles, sizes, max }, { value, play, cut }) => {
        const own = sizes.filter((size) => size <= piles)
        fc.pre(own.length > 0 && max ** (piles - 2) < 4000)
        const ruleset = slowSetNim(piles, own)
        const box = boxTask(ruleset, max, value, play)
        const task = slotTaskOf(box)!
        const table = solve(ruleset, { max }, { value, play, kernel: 'plain' })
        const { width } = slotWidths(task, box).at(-1)!
        const run = beginSlots(task, width)
        fillStripes(slotWavefront(wavefrontBox(run), run.fill), cut, run.hasOverflowed, unwatched)
        if (!run.hasOverflowed()) {
          expect([...run.cells.values()], formatRuleset(ruleset)).toEqual([...table.values])
        }
        run.cells.release()
      }),
      { numRuns: runs(300, 4) },
    )
  })

  it('contain several blocks if one block exceeds the cache', () => {
    const box = { piles: 4, isSkewed: false, positionBytes: 1 }
    expect(cutForOne({ ...box, max: 60 }).stripe).toBe(1)
    expect(cutForOne({ ...box, max: 255 }).stripe).toBeGreaterThan(1)
  })
})
