import { formatRuleset, type PlayConvention, slowSetNim } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs, sampled } from '../../../../vitest.sample.ts'
import { solve, type TableValue } from '../../src/index.ts'
import { solveInThreads } from '../../src/workers/threads.ts'
import { FENCE } from '../../src/wasm/slow/header.ts'
import { beginSlots, fillSlots, type SlotRun } from '../../src/wasm/slow/slot-solver.ts'
import { slotOf } from '../../src/wasm/slow/slots.ts'
import { PLANES_A_STEP, RUNS_A_STEP } from '../../src/tuned/tuned.ts'
import { slowSetNims } from '../arbitraries/ruleset.ts'
import { firstDifference } from '../oracles/first-difference.ts'
import { type Asked, discard, kernelTask, tableOfRun, widestOf } from '../oracles/kernel-table.ts'
import { unwatched } from '../../src/task/ticker.ts'

const VALUES = ['outcome', 'remoteness', 'grundy'] as const
const MOST = [0, 0, 0, 90, 30, 16, 10, 8, 7, 6]

const someTasks = slowSetNims(3, 9).chain((ruleset) =>
  fc.record({
    ruleset: fc.constant(ruleset),
    max: fc.integer({ min: 0, max: MOST[ruleset.piles]! }),
    value: fc.constantFrom<TableValue>(...VALUES),
    play: fc.constantFrom<PlayConvention>('normal', 'misere'),
  }),
)

/**
 * Fills the blocks along diagonals. Each block starts as early as possible and stays one step
 * behind the preceding block.
 */
function fillAlongDiagonals({ slots, fill, steps }: SlotRun): void {
  const { max } = slots.layout
  for (let t = 0; t <= max + steps(max); t++) {
    for (let m = Math.min(t, max); m >= 0; m--) {
      if (t - m < steps(m)) fill(m, t - m, t - m + 1)
    }
  }
}

/**
 * Fills the blocks in pairs, like two workers that each fill a whole block. The second block stays
 * one step behind the first.
 */
function fillInPairs({ slots, fill, steps }: SlotRun): void {
  const { max } = slots.layout
  for (let m = 0; m <= max; m += 2) {
    for (let step = 0; step < steps(m); step++) {
      fill(m, step, step + 1)
      if (m < max) fill(m + 1, step, step + 1)
    }
    if (m < max && steps(m) < steps(m + 1)) fill(m + 1, steps(m), steps(m + 1))
  }
}

describe('a kernel can alternate between the steps of different blocks', () => {
  for (const [name, fillByTurns] of [
    ['along diagonals', fillAlongDiagonals],
    ['in pairs of blocks', fillInPairs],
  ] as const) {
    it(name, () => {
      fc.assert(
        fc.property(someTasks, (asked) => {
          const { ruleset, max, value, play } = asked
          const plain = solve(ruleset, { max }, { value, play, kernel: 'plain' })
          const bytes = value === 'outcome' ? widestOf(asked) : 2
          const run = beginSlots(kernelTask(asked), bytes)
          fillByTurns(run)
          const fits = value !== 'grundy' || plain.histogram().length <= 16
          expect(run.hasOverflowed()).toBe(!fits)
          if (fits) expect(firstDifference(tableOfRun(asked, run), plain.values)).toBe(null)
          discard(run)
        }),
        { numRuns: runs(60, 3) },
      )
    })
  }
})

/** An initial position of step l of block m. */
function firstOf({ slots }: SlotRun, m: number, l: number): number[] {
  const { piles } = slots.layout
  const position = new Array<number>(piles).fill(0).with(piles - 1, m)
  if (piles > 3) return position.with(piles - 2, piles === 4 ? l * PLANES_A_STEP : l)
  const run = l * RUNS_A_STEP
  const x0 = slots.shape === 'skewed' ? Math.max(0, run - m) : 0
  return [x0, run - x0, m]
}

/**
 * The address of the cell of a position. For outcomes, this is the address of the byte that
 * contains its bit.
 */
function addressOf({ slots }: SlotRun, position: readonly number[]): number {
  const perByte = slots.shape === 'rows' || slots.shape === 'octets' ? 1 / 8 : slots.bytes
  return slots.origin + slotOf(slots, position) * perByte
}

it('a step writes nothing before its own cells or into the next block, where others may be reading', () => {
  for (const [n, sizes, m] of [
    [3, [1, 2], 170],
    [3, [3], 170],
    [3, [2], 100],
    [4, [1, 4], 66],
    [4, [3], 66],
    [5, [2, 4], 10],
    [6, [1, 6], 6],
    [8, [4], 9],
    [9, [1, 2, 8], 6],
  ] as const) {
    const ruleset = slowSetNim(n, sizes)
    for (const value of VALUES) {
      const asked: Asked = { ruleset, max: m + 1, value, play: 'normal' }
      const run = beginSlots(kernelTask(asked), value === 'outcome' ? widestOf(asked) : 2)
      fillSlots(run, unwatched)
      const { bytes, origin, layout } = run.slots
      const fenceOf = (block: number): number =>
        origin + (layout.tiers[n - 1]![block]! - FENCE / 2) * bytes
      const memory = Buffer.from(run.memory.buffer)
      for (let l = 1; l < run.steps(m); l++) {
        const start = addressOf(run, firstOf(run, m, l))
        const next = fenceOf(m + 1)
        const others = [memory.subarray(fenceOf(m), start), memory.subarray(next, next + 4096)]
        for (const part of others) part.fill(0xa5)
        run.fill(m, l, l + 1)
        for (const part of others) expect(part.equals(Buffer.alloc(part.length, 0xa5))).toBe(true)
      }
      discard(run)
    }
  }
})

describe('several threads compute the same table as one, bit for bit,', () => {
  it('of random games', async () => {
    const sharing = fc.record({
      threads: fc.integer({ min: 1, max: 4 }),
      grain: fc.constantFrom(1, 7, 8192),
    })
    await fc.assert(
      fc.asyncProperty(someTasks, sharing, async ({ ruleset, max, value, play }, { ...shared }) => {
        const plain = solve(ruleset, { max }, { value, play, kernel: 'plain' })
        const options = { value, play, smallest: 0, ...shared }
        const many = await solveInThreads(ruleset, { max }, options)
        expect(firstDifference(many, plain.values)).toBe(null)
        expect(many.countP()).toBe(plain.countP())
        many.release()
      }),
      { numRuns: runs(60, 3) },
    )
  })

  for (const [n, sizes, max] of sampled(
    [
      [3, [1, 2], 150],
      [3, [2, 3], 150],
      [4, [1, 4], 52],
      [4, [3], 52],
      [5, [2, 3, 4, 5], 26],
      [6, [1, 2, 3, 4], 14],
      [7, [6], 11],
    ] as const,
    3,
  )) {
    const ruleset = slowSetNim(n, sizes)
    it(`of ${formatRuleset(ruleset)} up to ${max}`, async () => {
      for (const value of VALUES) {
        const plain = solve(ruleset, { max }, { value, kernel: 'plain' })
        for (const threads of [2, 3, 4]) {
          for (const grain of [1, 7, 8192]) {
            const options = { value, threads, smallest: 0, grain }
            const many = await solveInThreads(ruleset, { max }, options)
            expect(firstDifference(many, plain.values)).toBe(null)
            many.release()
          }
        }
      }
    })
  }

  it('even if Grundy values need wider cells, or typed arrays', async () => {
    for (const [n, sizes, max] of [
      [4, [2, 3, 4], 31],
      [6, [1, 2, 3, 4], 13],
      [6, [1, 2, 3, 4, 5, 6], 11],
    ] as const) {
      const ruleset = slowSetNim(n, sizes)
      const plain = solve(ruleset, { max }, { value: 'grundy', kernel: 'plain' })
      const options = { value: 'grundy', threads: 2, smallest: 0 } as const
      const many = await solveInThreads(ruleset, { max }, options)
      expect(firstDifference(many, plain.values)).toBe(null)
      expect(many.digest()).toBe(plain.digest())
    }
  })

  it('and in typed arrays if the caller requests them', async () => {
    const ruleset = slowSetNim(4, [1, 3])
    const one = solve(ruleset, { max: 40 }, { value: 'remoteness', kernel: 'plain' })
    const options = { value: 'remoteness', threads: 2, smallest: 0, kernel: 'plain' } as const
    const many = await solveInThreads(ruleset, { max: 40 }, options)
    expect(many.values.buffer).toBeInstanceOf(SharedArrayBuffer)
    expect(firstDifference(many, one.values)).toBe(null)
  })
})
