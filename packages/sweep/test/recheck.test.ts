import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recheckSweep, runShard, type ThreadPool } from '../src/index.ts'
import { threadPool, runTwice } from '../src/executors/thread-pool.ts'
import { recordsDigest } from '../src/records.ts'
import { inlineExecutor } from './inline-executor.ts'
import { MEMORY, runIn, temporary } from './sweep-fixture.ts'

const folder = temporary()
const directory = folder.at('sweep')
const pool = threadPool(1)
const options = { pool, sample: 0.3, seed: 1, memory: MEMORY }

beforeAll(() => runIn(directory))
afterAll(async () => {
  await pool.close()
  folder.remove()
})

describe('recheck', () => {
  it('derives every counterexample again and runs a sample by the other algorithm', async () => {
    const { counterexamples, sampled, failures } = await recheckSweep(directory, options)
    expect({ counterexamples, failures }).toEqual({ counterexamples: 2, failures: [] })
    expect(sampled).toHaveLength(3)
    const again = await recheckSweep(directory, options)
    expect(again.sampled).toEqual(sampled)
    const other = await recheckSweep(directory, { ...options, seed: 5 })
    expect(other.sampled).not.toEqual(sampled)
  })

  it('finds results that agree with all digests and are wrong', async () => {
    const liar = folder.at('liar')
    const lying = inlineExecutor((shard) => {
      const result = runShard(shard)
      const records = result.records.map((record) =>
        record.counterexample === null
          ? { ...record, checked: record.checked + 1 }
          : { ...record, counterexample: { ...record.counterexample, position: [1, 1, 1, 2] } },
      )
      return { ...result, records, digest: recordsDigest(records) }
    })
    await runIn(liar, { executor: lying })
    const { stored, failures } = await recheckSweep(liar, { ...options, sample: 1 })
    expect(stored.damage).toEqual([])
    const [first, second, ...shards] = failures.toSorted()
    expect(first).toMatch(
      /^GMMV-App-case2 max=4: stored is .*\[1,1,1,2\].* derived again .*\[3,3,4,4\]/,
    )
    expect(second).toMatch(/^GMMV-App-case2 max=6/)
    expect(shards).toHaveLength(9)
  })

  it('tells stored bytes that are damaged', async () => {
    const damaged = folder.at('damaged')
    cpSync(directory, damaged, { recursive: true })
    const path = join(damaged, 'results', '000000.jsonl')
    writeFileSync(path, readFileSync(path, 'utf8').replace('holds', 'hOlds'))
    const { stored } = await recheckSweep(damaged, { ...options, sample: 0 })
    expect(stored.damage.join()).toMatch(/results\/000000\.jsonl/)
  })
})

describe('the other algorithm', () => {
  const big = {
    index: 0,
    checks: [
      { claim: 'GMMV-C1', case: { n: 4, k: 2 }, domain: { kind: 'box', max: 40 }, memory: MEMORY },
    ],
  } as const

  it('gives the same digest for a box that is made by a generated kernel', async () => {
    const { records } = await runTwice(pool, big, {})
    expect(records[0]).toMatchObject({ verdict: 'holds', data: { positions: 135_751 } })
  })

  it('is an alarm if it gives another one', async () => {
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
