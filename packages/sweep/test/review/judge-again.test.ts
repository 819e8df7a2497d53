import type { VerdictRecord } from '@nim/conjectures'
import { describe, expect, it } from 'vitest'
import { runShard, type ThreadPool } from '../../src/index.ts'
import { judgeAgain } from '../../src/review/judge-again.ts'
import { inlinePool } from '../inline-pool.ts'
import { MEMORY } from '../sweep-fixture.ts'

const pool = inlinePool()

describe('a counterexample is judged again', () => {
  const refuted = async (
    claim: string,
    domain: VerdictRecord['domain'],
    parameters: VerdictRecord['case'] = {},
  ): Promise<VerdictRecord> => {
    const check = { claim, case: parameters, domain }
    const { records } = await runShard({ index: 0, checks: [check] })
    expect(records[0]!.counterexample).not.toBeNull()
    return records[0]!
  }

  it('on the smallest box that contains it, which needs less memory than the whole box', async () => {
    const record = await refuted('GMMV-App-case2', { kind: 'box', max: 60 })
    expect(await judgeAgain(record, pool, 350_000, {})).toBeNull()
    const counterexample = { ...record.counterexample!, position: [60, 60, 60, 60] }
    await expect(judgeAgain({ ...record, counterexample }, pool, 350_000, {})).rejects.toThrow(
      /the outcome table needs .*, the limit is /,
    )
  })

  it('on the whole domain if it has no position, or if the domain is not a box', async () => {
    const pairs = await refuted('GMMV-L3-reorder', { kind: 'box', max: 12 }, { n: 2 })
    expect(await judgeAgain(pairs, pool, MEMORY, {})).toBeNull()
    const vector = { n: 1, l: 2, convention: 'a', reading: 'from-any' }
    const range = { kind: 'up-to', of: 'range of the vector', max: 0 } as const
    expect(await judgeAgain(await refuted('GN-R1.a', range, vector), pool, MEMORY, {})).toBeNull()
  })

  it('on the whole box if the smallest box has a different counterexample', async () => {
    const record = await refuted('GMMV-App-case2', { kind: 'box', max: 6 })
    const boxes: unknown[] = []
    /** A pool that finds the counterexample only in boxes with piles of at least `least`. */
    const from = (least: number): ThreadPool => ({
      ...pool,
      run: async (shard, algorithm, how) => {
        const { domain } = shard.checks[0]!
        boxes.push(domain)
        const result = await pool.run(shard, algorithm, how)
        const isLarge = domain.kind === 'box' && domain.max >= least
        const records = result.records.map((one) =>
          isLarge ? one : { ...one, counterexample: null },
        )
        return { ...result, records }
      },
    })
    const [smallest, whole] = [4, 6].map((max) => ({ kind: 'box', max }))
    expect(record.counterexample!.position).toEqual([3, 3, 4, 4])
    expect(await judgeAgain(record, from(4), MEMORY, {})).toBeNull()
    expect(boxes).toEqual([smallest])
    boxes.length = 0
    expect(await judgeAgain(record, from(6), MEMORY, {})).toBeNull()
    expect(boxes).toEqual([smallest, whole])
    expect(await judgeAgain(record, from(7), MEMORY, {})).toMatch(
      /^GMMV-App-case2 max=6: stored is the counterexample .*\[3,3,4,4\].*, derived again none$/,
    )
  })
})
