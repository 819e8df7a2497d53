import { describe, expect, it } from 'vitest'
import { runShard, runShards, type Shard, shardsOf } from '../src/index.ts'

const SHARDS = shardsOf(
  { format: 1, claims: [{ claim: 'DH-C1', ranges: { n: [2, 4] }, max: 6 }] },
  2 ** 30,
)

function settled(record: unknown): unknown {
  return { ...(record as object), seconds: 0 }
}

describe('runShards', () => {
  it('gives what one thread gives, shard by shard', async () => {
    const seen: number[] = []
    const { records, finished, interrupted } = await runShards(SHARDS, {
      threads: 3,
      onRecord: (index) => seen.push(index),
    })
    expect(records.map(settled)).toEqual(SHARDS.map((shard) => settled(runShard(shard))))
    expect(seen.sort((a, b) => a - b)).toEqual(SHARDS.map((_, i) => i))
    expect({ finished, interrupted }).toEqual({ finished: SHARDS.length, interrupted: false })
  })

  it('stops when asked, and keeps what is finished', async () => {
    const { records, interrupted } = await runShards(SHARDS, {
      threads: 1,
      stopAfter: () => true,
    })
    expect(records[0]).toBeDefined()
    expect(records.slice(1).every((record) => record === undefined)).toBe(true)
    expect(interrupted).toBe(false)
  })

  it('gives up the shards in flight when aborted', async () => {
    const interrupt = new AbortController()
    const { finished, interrupted } = await runShards(SHARDS, {
      threads: 2,
      signal: interrupt.signal,
      onRecord: () => interrupt.abort(),
    })
    expect(finished).toBeLessThan(SHARDS.length)
    expect(interrupted).toBe(true)
  })

  it('throws what a shard throws', async () => {
    const wrong: Shard = { ...SHARDS[0]!, claim: 'GMMV-X' }
    await expect(runShards([wrong], { threads: 1 })).rejects.toThrow(/unknown claim 'GMMV-X'/)
  })
})
