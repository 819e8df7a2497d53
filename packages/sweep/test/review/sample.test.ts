import { expect, it } from 'vitest'
import { type Stored, unfold } from '../../src/index.ts'
import { sampleOf } from '../../src/review/sample.ts'

it('draws the same shards for the same seed, and at least 20 shards unless the sample is 0', async () => {
  const entry = { claim: 'GMMV-C1', ranges: { n: [3, 3] as const } }
  const max = Array.from({ length: 80 }, (_, i) => i + 1)
  const sweep = await unfold({ format: 1, claims: [{ ...entry, max }], shard: { cases: 1 } })
  const stored = { sweep, isDone: (shard: number) => shard % 2 === 0 } as unknown as Stored
  const drawn = (sample: number, seed: number): number[] => sampleOf(stored, { sample, seed })
  const half = Math.ceil(sweep.shards.length / 2)
  expect(half).toBeGreaterThan(40)
  expect(drawn(0.05, 1)).toHaveLength(20)
  expect(drawn(0.05, 1)).toEqual(drawn(0.05, 1))
  expect(drawn(0.05, 1)).toEqual(drawn(0.05, 1).toSorted((a, b) => a - b))
  expect(drawn(0.05, 2)).not.toEqual(drawn(0.05, 1))
  expect(drawn(0.75, 1)).toHaveLength(Math.round(0.75 * half))
  expect(drawn(1, 1)).toHaveLength(half)
  expect(drawn(0, 1)).toEqual([])
})
