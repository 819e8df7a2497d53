import {
  boxOf,
  exactSlowNim,
  formatRuleset,
  hypergraphNim,
  type PlayConvention,
  slowSetNim,
  WYTHOFF,
} from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs, sampled } from '../../../vitest.sample.ts'
import { solve, type TableValue } from '../src/index.ts'
import { boxTask } from '../src/task/task.ts'
import { planOf } from '../src/plan/plan-of.ts'
import { run } from '../src/plan/run.ts'
import { tableOf } from '../src/table.ts'
import { setCrew } from '../src/threads/crew.ts'
import { provideThreads, solveInThreads } from '../src/workers/threads.ts'
import { giveUp, newProgress } from '../src/threads/progress.ts'
import { summonCrew } from '../src/threads/worker-crew.ts'
import { doPart } from '../src/threads/worker-part.ts'
import { inWorkers } from '../src/threads/worker-pool.ts'
import { smallBoxes } from './arbitraries/ruleset.ts'

const settings = fc.record({
  value: fc.constantFrom<TableValue>('outcome', 'remoteness', 'grundy'),
  play: fc.constantFrom<PlayConvention>('normal', 'misere'),
  threads: fc.integer({ min: 1, max: 4 }),
  grain: fc.constantFrom(1, 7, 8192),
  stripe: fc.constantFrom(1, 2, 5),
})

describe('solveInThreads', () => {
  it('computes the same table as one thread, bit for bit, on small boxes', async () => {
    await fc.assert(
      fc.asyncProperty(smallBoxes, settings, async ({ ruleset, max }, options) => {
        const one = solve(ruleset, { max }, options)
        const many = await solveInThreads(ruleset, { max }, { ...options, smallest: 0 })
        expect(many.values, formatRuleset(ruleset)).toEqual(one.values)
        expect(many.digest()).toBe(one.digest())
      }),
      { numRuns: runs(150, 6) },
    )
  })

  for (const [ruleset, max] of sampled(
    [
      [exactSlowNim(2, 1), 700],
      [slowSetNim(3, [1, 2]), 90],
      [exactSlowNim(4, 3), 40],
      [slowSetNim(6, [1, 2, 3, 4, 5, 6]), 11],
      [slowSetNim(8, [3, 8]), 5],
    ] as const,
    3,
  )) {
    it(`computes the same table of ${formatRuleset(ruleset)} as one thread with typed arrays`, async () => {
      for (const value of ['outcome', 'remoteness', 'grundy'] as const) {
        const one = solve(ruleset, { max }, { value, kernel: 'plain' })
        for (const threads of [2, 3]) {
          const options = { value, threads, smallest: 0, grain: 100, kernel: 'plain' } as const
          const many = await solveInThreads(ruleset, { max }, options)
          expect(many.values.buffer).toBeInstanceOf(SharedArrayBuffer)
          expect(many.digest()).toBe(one.digest())
        }
      }
    })
  }

  it('leaves small boxes and other rulesets to one thread', async () => {
    for (const [ruleset, smallest] of [
      [exactSlowNim(3, 2), undefined],
      [exactSlowNim(1, 1), 0],
      [hypergraphNim(3, [[1, 2]]), 0],
      [WYTHOFF, 0],
    ] as const) {
      const options = { value: 'outcome', threads: 2, ...(smallest === 0 && { smallest }) } as const
      const { values } = await solveInThreads(ruleset, { max: 12 }, options)
      expect(values.buffer).toBeInstanceOf(ArrayBuffer)
    }
  })

  it('rejects what solve rejects, and invalid numbers of threads', async () => {
    const ruleset = exactSlowNim(4, 3)
    await expect(
      solveInThreads(ruleset, { max: 1000 }, { value: 'outcome', threads: 2 }),
    ).rejects.toThrow(/the outcome table with 2 threads needs .*, the limit is 2.0 GiB/)
    for (const threads of [0, -1, 1.5, Number.NaN]) {
      await expect(
        solveInThreads(ruleset, { max: 5 }, { value: 'outcome', threads }),
      ).rejects.toThrow(RangeError)
    }
  })
})

it('inWorkers terminates all workers if one fails, even if others wait for it', async () => {
  const task = boxTask(slowSetNim(2, [1]), 200, 'remoteness', 'normal')
  const [finishes, cut] = [[0, 0], { stripe: 1, grain: 1 }] as const
  const part = { task, progress: newProgress(201), finishes, cut }
  const good = new SharedArrayBuffer(2 * 20301)
  const odd = new SharedArrayBuffer(7)
  await expect(
    inWorkers([
      { ...part, buffer: good },
      { ...part, buffer: odd },
    ]),
  ).rejects.toThrow(/Uint16Array/)
  // If the first worker still existed, it would now fill the remaining stripes.
  part.progress.fill(0)
  Atomics.notify(part.progress, 2)
  Atomics.wait(part.progress, 2, 0, 300)
  expect(Atomics.load(part.progress, 2)).toBe(0)
})

describe('solve with threads', () => {
  it('computes the same table as one thread, bit for bit', async () => {
    setCrew(summonCrew)
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          piles: fc.integer({ min: 3, max: 6 }),
          max: fc.integer({ min: 1, max: 14 }),
          sizes: fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 1 }),
          threads: fc.integer({ min: 2, max: 4 }),
          value: fc.constantFrom<TableValue>('outcome', 'remoteness', 'grundy'),
          play: fc.constantFrom<PlayConvention>('normal', 'misere'),
        }),
        async ({ piles, max, sizes, threads, value, play }) => {
          const own = sizes.filter((size) => size <= piles)
          fc.pre(own.length > 0)
          const ruleset = slowSetNim(piles, own)
          const one = solve(ruleset, { max }, { value, play })
          for (const kernel of ['auto', 'plain'] as const) {
            const job = { ...boxTask(ruleset, max, value, play), threads, smallest: 0, kernel }
            const made = run(planOf(job), 2 ** 30)
            const table = tableOf(ruleset, boxOf(ruleset, max), value, play, made.cells)
            expect(made.plan.threads, formatRuleset(ruleset)).toBe(Math.min(threads, max + 1))
            expect(table.digest(), formatRuleset(ruleset)).toBe(one.digest())
            table.release()
          }
          // Let the helpers start at different times.
          await new Promise((resolve) => setTimeout(resolve, 1))
        },
      ),
      { numRuns: runs(150, 6) },
    )
  })

  it('computes the same table as one thread, stripe by stripe, for a box that is large enough for threads', () => {
    provideThreads()
    const [ruleset, box] = [slowSetNim(4, [1, 4]), { max: 150 }]
    for (const value of sampled(['outcome', 'remoteness', 'grundy'] as const, 3)) {
      const table = solve(ruleset, box, { value, threads: 3 })
      const digest = table.digest()
      table.release()
      const one = solve(ruleset, box, { value })
      expect(one.digest()).toBe(digest)
      one.release()
      for (const kernel of ['plain', 'second'] as const) {
        for (const threads of [1, 3]) {
          const { values, ...again } = solve(ruleset, box, { value, kernel, threads })
          expect(again.digest(), kernel).toBe(digest)
          expect(values.buffer instanceof SharedArrayBuffer).toBe(threads > 1)
        }
      }
    }
  })

  it('rejects invalid numbers of threads', () => {
    for (const threads of [0, -1, 1.5, Number.NaN]) {
      expect(() => solve(exactSlowNim(4, 3), { max: 5 }, { value: 'outcome', threads })).toThrow(
        /threads: expected a whole number >= 1/,
      )
    }
  })

  it('ends with an error if another worker has failed', () => {
    const task = boxTask(slowSetNim(2, [1]), 200, 'remoteness', 'normal')
    const progress = newProgress(201)
    const buffer = new SharedArrayBuffer(2 * 20301)
    const cut = { stripe: 4, grain: 10 }
    giveUp(progress)
    expect(() => doPart({ task, progress, buffer, finishes: [0, 1], cut })).toThrow(
      /another worker failed/,
    )
  })
})

it('inWorkers reports the first failure, not the errors of the workers that it stopped', async () => {
  const task = boxTask(slowSetNim(2, [1]), 200, 'remoteness', 'normal')
  for (let i = 0; i < runs(10, 10); i++) {
    const [finishes, cut] = [[0, 0], { stripe: 1, grain: 1 }] as const
    const part = { task, progress: newProgress(201), finishes, cut }
    // No worker fills the first stripe, so the intact worker waits for it.
    Atomics.store(part.progress, 0, 1)
    const good = { ...part, buffer: new SharedArrayBuffer(2 * 20301) }
    const odd = { ...part, buffer: new SharedArrayBuffer(7) }
    // oxlint-disable-next-line no-await-in-loop -- the failures must happen one after another
    await expect(inWorkers([good, odd])).rejects.toThrow(/Uint16Array/)
  }
})
