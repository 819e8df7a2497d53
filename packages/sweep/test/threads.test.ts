import { afterAll, describe, expect, it } from 'vitest'
import {
  mergeSweep,
  previewSweep,
  runShard,
  type ThreadPool,
  threadPool,
  threadsExecutor,
  unfold,
} from '../src/index.ts'
import type { Job } from '../src/executors/executor.ts'
import { plainCheck } from '../src/plan/tables.ts'
import { MEMORY, PLAN, runIn, fileText, temporary } from './sweep-fixture.ts'

const folder = temporary()
const pool = threadPool(2)
afterAll(async () => {
  await pool.close()
  folder.remove()
})

describe('threads', () => {
  it('produce the same bytes as a single thread, also with two algorithms', async () => {
    await runIn(folder.at('inline'))
    await mergeSweep(folder.at('inline'))
    const executor = threadsExecutor({ pool, isDouble: true })
    await runIn(folder.at('threads'), { executor, isDouble: true })
    await mergeSweep(folder.at('threads'))
    for (const file of ['results.jsonl', 'summary.json']) {
      expect(fileText(folder.at('threads'), file)).toBe(fileText(folder.at('inline'), file))
    }
  })

  it('continue after a check that throws an error, and name the check', async () => {
    const outcome = await runIn(folder.at('failing'), {
      executor: {
        ...threadsExecutor({ pool }),
        run: (jobs, events, signal) => {
          const wrong: Job = { ...jobs[0]!, checks: [{ ...jobs[0]!.checks[0]!, claim: 'GMMV-X' }] }
          return threadsExecutor({ pool }).run([wrong, ...jobs.slice(1)], events, signal)
        },
      },
    })
    expect(outcome).toMatchObject({ done: 8, reason: 'failures' })
    expect(outcome.failures[0]!.error.message).toMatch(/GMMV-X n=3 k=1 max=2: .*unknown claim/)
  })

  it('receive small shards together, and report each shard when it ends', async () => {
    const together: number[] = []
    const seen: string[] = []
    const one = threadPool(1)
    const watched: ThreadPool = {
      ...one,
      runAll: (shards, options) => {
        together.push(shards.length)
        return one.runAll(shards, options)
      },
    }
    const outcome = await runIn(folder.at('together'), {
      executor: threadsExecutor({ pool: watched }),
      events: {
        started: (shard) => seen.push(`start ${shard}`),
        finished: ({ shard }) => seen.push(`done ${shard}`),
      },
    })
    await one.close()
    expect(outcome).toMatchObject({ done: 9, reason: 'done' })
    expect(together).toEqual([8])
    expect(seen.filter((text) => text.startsWith('start'))).toEqual(
      Array.from({ length: 9 }, (_, shard) => `start ${shard}`),
    )
  })

  it('fail only for the shard that they were running if they end early', async () => {
    const broken: ThreadPool = {
      ...pool,
      threads: 1,
      runAll: async (shards, { finished }) => {
        finished(await runShard(shards[0]!))
        throw new Error('out of memory')
      },
    }
    const failed: number[] = []
    const outcome = await runIn(folder.at('broken'), {
      executor: threadsExecutor({ pool: broken }),
      events: { failed: ({ shard }) => failed.push(shard) },
    })
    expect(failed).toEqual([1])
    expect(outcome).toMatchObject({ done: 8, reason: 'failures' })
    expect(outcome.failures[0]!.error.message).toBe('out of memory')
  })

  it('run only as many shards at the same time as fit into memory together', async () => {
    const { shards } = await unfold(PLAN)
    let running = 0
    let most = 0
    const jobs = shards.map(({ index, checks, cost }): Job => {
      const plain = checks.map((check) => plainCheck(check, MEMORY))
      return { index, checks: plain, cost, memory: 60 }
    })
    const finished: number[] = []
    await threadsExecutor({ pool, memory: 100 }).run(
      jobs,
      {
        started: () => (most = Math.max(most, ++running)),
        finished: async ({ shard }) => {
          running--
          finished.push(shard)
        },
        failed: (_, error) => {
          throw error
        },
      },
      new AbortController().signal,
    )
    expect(most).toBe(1)
    expect(finished).toHaveLength(9)
  })
})

describe('preview', () => {
  it('counts positions by closed formulas, and measures every claim for which it has time', async () => {
    let now = 0
    // The calibration reads the clock a fixed number of times, regardless of how busy the machine
    // is.
    const clock = { now: () => (now += 100), timeout: () => new AbortController().signal }
    const found = await previewSweep(await unfold(PLAN), { threads: 2, memory: 2 ** 32, clock })
    expect(found).toMatchObject({ shards: 9, cases: 9, positions: 425n })
    expect(found.claims.map(({ claim, positions }) => [claim, positions])).toEqual([
      ['GMMV-C1', 130n],
      ['GMMV-App-case2', 295n],
    ])
    expect(found.measured).toBeGreaterThan(0)
    expect(found.seconds).toBeGreaterThan(0)
  })
})
