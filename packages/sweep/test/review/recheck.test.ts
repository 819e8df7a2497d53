import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { VerdictRecord } from '@nim/conjectures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Plan, runShard, type ThreadPool } from '../../src/index.ts'
import { recordsDigest } from '../../src/records.ts'
import { mergeSweep } from '../../src/review/merge.ts'
import { recheckSweep } from '../../src/review/recheck.ts'
import { inlineExecutor } from '../inline-executor.ts'
import { inlinePool } from '../inline-pool.ts'
import { MEMORY, runIn, temporary } from '../sweep-fixture.ts'

const folder = temporary()
const directory = folder.at('sweep')
const pool = inlinePool()
const options = { pool, sample: 0.3, seed: 1, memory: MEMORY }

beforeAll(() => runIn(directory))
afterAll(() => folder.remove())

/** A sweep in which the executor changes each record. All digests match the changed records. */
async function forgedSweep(
  name: string,
  change: (record: VerdictRecord) => VerdictRecord,
  plan?: Plan,
): Promise<string> {
  const executor = inlineExecutor(async (shard) => {
    const result = await runShard(shard)
    const records = result.records.map(change)
    return { ...result, records, digest: recordsDigest(records) }
  })
  const at = folder.at(name)
  await runIn(at, { executor, ...(plan === undefined ? {} : { plan }) })
  return at
}

const planOf = (...claims: Plan['claims']): Plan => ({ format: 1, claims, shard: { cases: 1 } })
const REFUTED = planOf({ claim: 'GMMV-App-case2', ranges: {}, max: 6 })

describe('recheck', () => {
  it('derives every counterexample again, and runs a sample again with the second algorithm', async () => {
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
    expect(found.isRight).toBe(true)
  })

  it('detects wrong results with matching digests', async () => {
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
    const { stored, failures, isRight } = await recheckSweep(liar, { ...options, sample: 1 })
    expect(stored.damage).toEqual([])
    expect(isRight).toBe(false)
    for (const max of [4, 6]) {
      const own = failures
        .filter((text) => text.startsWith(`GMMV-App-case2 max=${max}: `))
        .join('\n')
      expect(own).toMatch(/stored is .*\[1,1,1,2\].* derived again .*\[3,3,4,4\]/)
      expect(own).toMatch(/derived again/)
    }
    expect(failures.filter((text) => text.startsWith('shard '))).toHaveLength(9)
  })

  it('reports a wrong fact in a counterexample that the judge does not check', async () => {
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
    // there are two wrong options and one result of the judge for each of two records
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
        { claim: 'GMMV-D1', ranges: { n: [2, 2], k: [1, 1] }, max: 150 },
      ],
      shard: { cases: 1 },
    } as const
    await runIn(mixed, { plan })
    const found = await recheckSweep(mixed, { ...options, sample: 1, memory: 4000 })
    expect(found.second).toEqual({ independent: 0, partly: 0, repeated: 1 })
    expect(found.repeated).toEqual([0])
    expect(found.unchecked).toHaveLength(1)
    expect(found.unchecked[0]).toMatch(/^shard 2: GMMV-D1 .* need .* more than the limit of/)
    expect(found.failures).toEqual([])
  })

  it('reports damage to stored bytes', async () => {
    const damaged = folder.at('damaged')
    cpSync(directory, damaged, { recursive: true })
    const path = join(damaged, 'results', '000000.jsonl')
    writeFileSync(path, readFileSync(path, 'utf8').replace('holds', 'hOlds'))
    const { stored, isRight } = await recheckSweep(damaged, { ...options, sample: 0 })
    expect(stored.damage.join()).toMatch(/results\/000000\.jsonl/)
    expect(isRight).toBe(false)
  })
})

describe('a recheck', () => {
  it('fails if one result differs', async () => {
    const at = await forgedSweep('one lie', (record) =>
      record.domain.kind === 'box' && record.domain.max === 4 && record.case['k'] === 2
        ? { ...record, method: 'by hand' }
        : record,
    )
    const { failures, isRight } = await recheckSweep(at, { ...options, sample: 1 })
    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatch(/^shard \d: the second algorithm gives the digest .* stored is /)
    expect(isRight).toBe(false)
  })

  it('fails if a merged file differs from the shards', async () => {
    const at = folder.at('merged')
    cpSync(directory, at, { recursive: true })
    await mergeSweep(at)
    expect(await recheckSweep(at, { ...options, sample: 0 })).toMatchObject({ isRight: true })
    const path = join(at, 'results.jsonl')
    writeFileSync(path, readFileSync(path, 'utf8').replace('refuted', 'holds'))
    const found = await recheckSweep(at, { ...options, sample: 0 })
    expect(found).toMatchObject({ isRight: false, failures: [] })
    expect(found.merged.difference).toMatch(/^results\.jsonl: line /)
  })

  it('checks only finished shards, and no rejected shard', async () => {
    const at = folder.at('part')
    await runIn(at, { residue: 0, modulus: 9 })
    const one = await recheckSweep(at, { ...options, sample: 1 })
    expect(one).toMatchObject({ isRight: true, counterexamples: 0, sampled: [0], chance: 1 })
    expect(await recheckSweep(at, { ...options, sample: 0 })).toMatchObject({ chance: 0 })
    rmSync(join(at, 'ledger.jsonl'))
    rmSync(join(at, 'results', '000000.jsonl'))
    expect(await recheckSweep(at, options)).toMatchObject({ sampled: [], chance: 1 })
    // the digests match, but the records do not belong to the claim of the plan
    const forged = await forgedSweep('rejected', (record) => ({ ...record, reading: 'remark' }))
    const found = await recheckSweep(forged, options)
    expect(found.stored.damage).toHaveLength(9)
    expect(found).toMatchObject({ isRight: false, counterexamples: 0, sampled: [] })
  })

  it('counts a counterexample as partly derived only if some of its facts follow from the rules', async () => {
    const without = async (count: number): Promise<unknown> => {
      const at = await forgedSweep(
        `with ${count} facts`,
        (record) => {
          const { position, stated = [], ...rest } = record.counterexample!
          const others = stated.filter((fact) => fact.position.join() !== position!.join())
          const counterexample = { ...rest, position: position!, stated: others.slice(0, count) }
          return { ...record, counterexample }
        },
        REFUTED,
      )
      const { byRules, partlyByRules } = await recheckSweep(at, { ...options, sample: 0 })
      return [byRules, partlyByRules]
    }
    expect(await without(0)).toEqual([0, 0])
    expect(await without(1)).toEqual([0, 1])
  })

  it('reports each finished item, and lists the repeated shards in order', async () => {
    const at = folder.at('repeated')
    const max = [2, 3] as const
    await runIn(at, { plan: planOf({ claim: 'V-35', ranges: {}, max }) })
    let end = (): void => undefined
    const isLast = new Promise<void>((resolve) => (end = resolve))
    // the first shard ends after the second
    const late: ThreadPool = {
      ...pool,
      threads: 2,
      run: async (shard, algorithm, how) => {
        const result = await pool.run(shard, algorithm, how)
        if (shard.index === 0) await isLast
        else setImmediate(end)
        return result
      },
    }
    const told: unknown[] = []
    const { repeated } = await recheckSweep(at, {
      ...options,
      pool: late,
      advanced: (...item) => told.push(item),
    })
    expect(told).toEqual([
      [1, 2, 'shard 2'],
      [2, 2, 'shard 1'],
    ])
    expect(repeated).toEqual([0, 1])
  })

  it('stops with the reason of its signal, also within an item', async () => {
    const stop = new AbortController()
    const stopping: ThreadPool = {
      ...pool,
      derive: (record, how) => {
        stop.abort(new Error('stopped'))
        return pool.derive(record, how)
      },
    }
    const at = await forgedSweep('stopped', (record) => record, REFUTED)
    const how = { ...options, sample: 0, pool: stopping, signal: stop.signal }
    await expect(recheckSweep(at, how)).rejects.toThrow('stopped')
    // here the signal is aborted before the first item
    await expect(recheckSweep(at, { ...how, pool })).rejects.toThrow('stopped')
  })

  it('runs no module of the directory without permission', async () => {
    const at = folder.at('module')
    const module = { path: fileURLToPath(new URL('../own-modules/smallest.mjs', import.meta.url)) }
    const plan = planOf({ claim: 'larger', module, ranges: { n: [2, 2] }, max: 4 })
    await runIn(at, { plan })
    await expect(recheckSweep(at, options)).rejects.toThrow(
      /names the module '.*smallest\.mjs' .* then add --run-modules$/,
    )
    const found = await recheckSweep(at, { ...options, runModules: true })
    expect(found).toMatchObject({ isRight: true, counterexamples: 1, failures: [], unchecked: [] })
    await expect(recheckSweep(folder.at('nowhere'), options)).rejects.toThrow(
      /there is no such directory$/,
    )
  })
})
