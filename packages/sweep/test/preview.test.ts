import { afterAll, expect, test } from 'vitest'
import { threadPool } from '../src/executors/thread-pool.ts'
import { PLAN_FORMAT } from '../src/plan/plan.ts'
import { unfold } from '../src/plan/unfold.ts'
import { preview } from '../src/run/preview.ts'

const pool = threadPool(1)

afterAll(() => pool.close())

/** As if loading the claim took so long: longer than any sample after which a larger one is tried. */
const LOADING = 1000

test('the time of a sweep is not that of the sample which loads the claim', async () => {
  const { shards } = await unfold({
    format: PLAN_FORMAT,
    claims: [{ claim: 'GMMV-App-case0', ranges: {}, max: [60] }],
  })
  const samples: number[] = []
  const slowAtFirst: typeof pool = {
    ...pool,
    async run(shard, algorithm, options) {
      const result = await pool.run(shard, algorithm, options)
      if (shard.checks.length === 0) return result
      samples.push(result.seconds)
      return samples.length === 1 ? { ...result, seconds: result.seconds + LOADING } : result
    },
  }
  const { seconds, positions } = await preview({ shards }, slowAtFirst, { memory: 2 ** 30 })
  expect(samples.length).toBeGreaterThan(1)
  // 2,000 positions were checked while it was loaded
  expect(seconds).toBeLessThan((Number(positions) / 2000) * LOADING)
})
