import { describe, expect, it } from 'vitest'
import { tablesUnder } from '../src/plan/tables.ts'
import { wholeMemory } from '../src/plan/whole-memory.ts'
import { slurmScript, unfold } from '../src/index.ts'
import { MEMORY } from './sweep-fixture.ts'

describe('the memory that a job array requests for each task', () => {
  it.each([1, 8, 64, 256])('is more than the prediction, with --threads %i', async (threads) => {
    const max = Array.from({ length: 256 }, (_, i) => i)
    const claims = [{ claim: 'DH-T3.3', ranges: { n: [3, 3] }, max }] as const
    const sweep = await unfold({ format: 1, claims, shard: { cases: 1 } })
    const script = slurmScript(sweep, {
      directory: '/sweep',
      command: 'nimlab',
      time: '1',
      tasks: 1,
      threads,
      memory: MEMORY,
    })
    const [, requested] = /^#SBATCH --mem=(\d+)M$/m.exec(script)!
    const parts = sweep.shards.map(({ checks }) => ({ checks, ...tablesUnder(checks, MEMORY) }))
    expect(Number(requested) * 2 ** 20).toBeGreaterThan(wholeMemory(parts, threads) + 2 ** 29)
  })
})
