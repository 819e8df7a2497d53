import { afterAll, expect, test } from 'vitest'
import { threadPool } from '../src/executors/thread-pool.ts'
import { claimsByName } from '../src/modules/find-claims.ts'
import { PLAN_FORMAT } from '../src/plan/plan.ts'
import { unfold } from '../src/plan/unfold.ts'
import { inTurn, preview } from '../src/run/preview.ts'

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

test('a claim that was not measured is taken to be like the nearest in size', async () => {
  const names = ['GMMV-T2', 'GN-C1', 'DH-L3.1', 'DH-L3.2', 'V-P3', 'GN-3.2']
  const { shards } = await unfold({
    format: PLAN_FORMAT,
    claims: names.map((claim) => ({ claim, ranges: {} })),
  })
  const find = await claimsByName(names.map((claim) => ({ claim })))
  const { claims } = await preview({ shards }, pool, { memory: 2 ** 30 })
  const bySize = claims.toSorted((a, b) => (a.positions < b.positions ? 1 : -1))
  // seconds of a position of the largest claim, and of the smallest; nothing ends of the others
  const rates = new Map([
    [bySize[0]!.claim, 1e-6],
    [bySize.at(-1)!.claim, 1e-3],
  ])
  const answers: typeof pool = {
    ...pool,
    async run(shard, algorithm, options) {
      const result = await pool.run(shard, algorithm, options)
      const [sample] = shard.checks
      if (sample === undefined) return result
      const rate = rates.get(sample.claim)
      if (rate === undefined) throw new Error('given up')
      const checked = find(sample.claim)!.cost(sample.case, sample.domain).positions
      return { ...result, seconds: Number(checked) * rate }
    },
  }
  const { seconds, measured } = await preview({ shards }, answers, { memory: 2 ** 30 })
  expect(measured).toBe(2)
  const of = (some: typeof bySize): number =>
    some.reduce((sum, { positions }) => sum + Number(positions), 0)
  expect(seconds).toBeCloseTo(1e-6 * of(bySize.slice(0, 3)) + 1e-3 * of(bySize.slice(3)), 3)
})

test('the largest claims and some of all sizes are measured first', () => {
  expect(inTurn([])).toEqual([])
  expect(inTurn(['a'])).toEqual(['a'])
  expect(inTurn([0, 1, 2, 3, 4, 5, 6, 7])).toEqual([0, 4, 1, 2, 6, 3, 5, 7])
  expect(inTurn(Array.from({ length: 400 }, (_, i) => i)).slice(0, 6)).toEqual([
    0, 200, 1, 100, 2, 300,
  ])
})
