import { exactSlowNim, WYTHOFF } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requiredMemory, solve } from '../../src/index.ts'
import { solveInWorker } from '../../src/workers/solve-in-worker.ts'
import { doWebJob, type WebJob } from '../../src/workers/web-job.ts'
import { solveInWebThreads, type WebWorker } from '../../src/workers/web-threads.ts'
import { solvedTables } from '../arbitraries/solved-table.ts'
import { expectEqualTables } from '../table-file/same-table.ts'

/** A worker that runs in this thread. */
function nearWorker(): WebWorker {
  let answer: Parameters<WebWorker['addEventListener']>[1] | undefined
  return {
    postMessage(message) {
      const data = { packed: doWebJob(structuredClone(message) as WebJob) }
      queueMicrotask(() => answer!({ type: 'message', data }))
    },
    addEventListener(_type, listener) {
      answer = listener
    },
    removeEventListener() {},
    terminate() {},
  }
}

describe('solveInWebThreads for browsers', () => {
  it('solves immediately if workers are not available', async () => {
    const options = { value: 'grundy', threads: 4, smallest: 0 } as const
    const table = await solveInWebThreads(WYTHOFF, { max: 30 }, options)
    expect(table.digest()).toBe(solve(WYTHOFF, { max: 30 }, { value: 'grundy' }).digest())
  })

  it('rejects what solve rejects, and invalid numbers of threads', async () => {
    const ruleset = exactSlowNim(4, 3)
    await expect(
      solveInWebThreads(ruleset, { max: 2000 }, { value: 'outcome', threads: 2, memory: 1e6 }),
    ).rejects.toThrow(/the limit is 9\d\d KiB/)
    for (const threads of [0, -1, 1.5, Number.NaN]) {
      await expect(
        solveInWebThreads(ruleset, { max: 5 }, { value: 'outcome', threads }),
      ).rejects.toThrow(RangeError)
    }
  })
})

describe('solveInWorker', () => {
  it('computes the same table as solve, for every ruleset, value and play convention', async () => {
    await fc.assert(
      fc.asyncProperty(solvedTables, async (table) => {
        const { ruleset, box, value, play } = table
        const made = await solveInWorker(ruleset, box.max, { value, play }, nearWorker)
        expectEqualTables(made, table)
      }),
    )
  })

  it('counts the packed entries as memory', async () => {
    const box = { max: 680 }
    const memory = requiredMemory(WYTHOFF, box, 'outcome')
    const table = solve(WYTHOFF, box, { value: 'outcome', memory })
    const packed = Math.ceil(table.box.count / 8)
    const inWorker = (limit: number) =>
      solveInWorker(WYTHOFF, box.max, { value: 'outcome', memory: limit }, nearWorker)
    await expect(inWorker(memory + packed - 1)).rejects.toThrow(
      /^WYTHOFF, box max=680: the outcome table by a worker needs .* positions, the limit is /,
    )
    expect((await inWorker(memory + packed)).digest()).toBe(table.digest())
  })
})
