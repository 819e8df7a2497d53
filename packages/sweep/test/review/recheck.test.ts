import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runShard, type Stored, type ThreadPool, unfold } from '../../src/index.ts'
import { threadPool, runTwice } from '../../src/executors/thread-pool.ts'
import { recordsDigest } from '../../src/records.ts'
import { recheckSweep } from '../../src/review/recheck.ts'
import { sampleOf } from '../../src/review/sample.ts'
import { inlineExecutor } from '../inline-executor.ts'
import { MEMORY, runIn, temporary } from '../sweep-fixture.ts'

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
  it('derives every counterexample again and reruns a sample with the other algorithm', async () => {
    const found = await recheckSweep(directory, options)
    expect(found).toMatchObject({
      counterexamples: 2,
      byRules: 2,
      partlyByRules: 0,
      second: { independent: 9, partly: 0, repeated: 0 },
      chance: 1,
      repeated: [],
      unchecked: [],
      failures: [],
    })
    expect(found.sampled).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('draws the same shards for the same seed, and at least 20', async () => {
    const entry = { claim: 'GMMV-C1', ranges: { n: [3, 3] as const } }
    const max = Array.from({ length: 80 }, (_, i) => i + 1)
    const sweep = await unfold({ format: 1, claims: [{ ...entry, max }], shard: { cases: 1 } })
    const stored = { sweep, isDone: (shard: number) => shard % 2 === 0 } as unknown as Stored
    const drawn = (sample: number, seed: number): number[] => sampleOf(stored, { sample, seed })
    const half = Math.ceil(sweep.shards.length / 2)
    expect(half).toBeGreaterThan(40)
    expect(drawn(0.05, 1)).toHaveLength(20)
    expect(drawn(0.05, 1)).toEqual(drawn(0.05, 1))
    expect(drawn(0.05, 2)).not.toEqual(drawn(0.05, 1))
    expect(drawn(0.75, 1)).toHaveLength(Math.round(0.75 * half))
    expect(drawn(1, 1)).toHaveLength(half)
    expect(drawn(0, 1)).toEqual([])
  })

  it('detects results that agree with all digests and are wrong', async () => {
    const liar = folder.at('liar')
    const lying = inlineExecutor(async (shard) => {
      const result = await runShard(shard)
      const records = result.records.map((record) =>
        record.counterexample === null
          ? { ...record, method: 'by hand' }
          : { ...record, counterexample: { ...record.counterexample, position: [1, 1, 1, 2] } },
      )
      return { ...result, records, digest: recordsDigest(records) }
    })
    await runIn(liar, { executor: lying })
    const { stored, failures } = await recheckSweep(liar, { ...options, sample: 1 })
    expect(stored.damage).toEqual([])
    for (const max of [4, 6]) {
      const own = failures
        .filter((text) => text.startsWith(`GMMV-App-case2 max=${max}: `))
        .join('\n')
      expect(own).toMatch(/stored is .*\[1,1,1,2\].* derived again .*\[3,3,4,4\]/)
      expect(own).toMatch(/derived again/)
    }
    expect(failures.filter((text) => text.startsWith('shard '))).toHaveLength(9)
  })

  it('names a value in a counterexample that the judge does not check', async () => {
    const liar = folder.at('small lie')
    const lying = inlineExecutor(async (shard) => {
      const result = await runShard(shard)
      const records = result.records.map((record) => {
        const { counterexample } = record
        if (counterexample === null) return record
        const stated = counterexample.stated!.map((fact) =>
          fact.fact === 'outcome' ? { ...fact, value: 'P' as const } : fact,
        )
        return { ...record, counterexample: { ...counterexample, stated } }
      })
      return { ...result, records, digest: recordsDigest(records) }
    })
    await runIn(liar, { executor: lying })
    const { failures, byRules } = await recheckSweep(liar, { ...options, sample: 0 })
    expect(byRules).toBe(2)
    // Two options for each of two records, and the result of the judge.
    expect(failures).toHaveLength(6)
    expect(failures[0]).toMatch(
      /^GMMV-App-case2 max=4: .* the outcome of 2,3,3,3 in NIM\(4,3\): stated is P, the rules give N/,
    )
  })

  it('reports what it could not check for lack of memory, and which shards have no second algorithm', async () => {
    const mixed = folder.at('mixed')
    const plan = {
      format: 1,
      claims: [
        { claim: 'V-35', ranges: {}, max: 3 },
        { claim: 'GMMV-D1', ranges: { n: [2, 2], k: [1, 1] }, max: 300 },
      ],
      shard: { cases: 1 },
    } as const
    await runIn(mixed, { plan })
    const found = await recheckSweep(mixed, { ...options, sample: 1, memory: 20_000 })
    expect(found.second).toEqual({ independent: 0, partly: 0, repeated: 1 })
    expect(found.repeated).toEqual([0])
    expect(found.unchecked).toHaveLength(1)
    expect(found.unchecked[0]).toMatch(/^shard 1: GMMV-D1 .* needs .* allowed are/)
    expect(found.failures).toEqual([])
  })

  it('reports stored bytes that are damaged', async () => {
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

  it('produces the same digest for a box that a generated kernel computes', async () => {
    const { records, second } = await runTwice(pool, big, {})
    expect(second).toEqual({ independent: 1, partly: 0, repeated: 0 })
    expect(records[0]).toMatchObject({ verdict: 'holds', data: { positions: 135_751 } })
  })

  it('uses the threads of a shard, and the first algorithm uses only its own', async () => {
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

  it('raises an alarm if it produces a different digest', async () => {
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
