import { afterAll, describe, expect, it } from 'vitest'
import { runTwice, threadPool } from '../../src/executors/thread-pool.ts'
import type { ThreadPool } from '../../src/index.ts'
import { MEMORY } from '../sweep-fixture.ts'

const pool = threadPool(1)
afterAll(() => pool.close())

describe('the second algorithm', () => {
  const big = {
    index: 0,
    checks: [
      { claim: 'GMMV-C1', case: { n: 4, k: 2 }, domain: { kind: 'box', max: 40 }, memory: MEMORY },
    ],
  } as const

  it('gives the same digest for a box that a generated kernel solves', async () => {
    const { records, second } = await runTwice(pool, big, {})
    expect(second).toEqual({ independent: 1, partly: 0, repeated: 0 })
    expect(records[0]).toMatchObject({ verdict: 'holds', data: { positions: 135_751 } })
  })

  it('gets all threads of a shard, and the first algorithm gets one', async () => {
    const large = { ...big.checks[0], claim: 'GMMV-F2', case: { n: 4, k: 3 } }
    const shard = { index: 0, checks: [{ ...large, domain: { kind: 'box', max: 100 } }] } as const
    const asked: unknown[] = []
    const watched: ThreadPool = {
      ...pool,
      run: (one, algorithm, run) => {
        asked.push([algorithm, run.threads])
        return pool.run(one, algorithm, run)
      },
    }
    const { records, second } = await runTwice(watched, shard, { threads: 2 })
    expect(asked).toEqual([
      ['auto', 1],
      ['second', 2],
    ])
    expect(second).toEqual({ independent: 1, partly: 0, repeated: 0 })
    expect(records[0]).toMatchObject({ verdict: 'holds' })
  })

  it('raises an alarm if it gives a different digest', async () => {
    const disagreeing: ThreadPool = {
      ...pool,
      run: async (shard, algorithm, run) => {
        const result = await pool.run(shard, 'auto', run)
        return algorithm === 'auto' ? result : { ...result, digest: `sha256:${'0'.repeat(64)}` }
      },
    }
    await expect(runTwice(disagreeing, big, {})).rejects.toThrow(/two algorithms disagree/)
  })
})
