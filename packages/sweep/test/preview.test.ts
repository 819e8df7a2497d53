import { afterAll, expect, test } from 'vitest'
import { threadPool } from '../src/executors/thread-pool.ts'
import { claimsByName } from '../src/modules/find-claims.ts'
import { PLAN_FORMAT } from '../src/plan/plan.ts'
import { type Unfolded, unfold } from '../src/plan/unfold.ts'
import type { Clock } from '../src/run/clock.ts'
import { inTurn, preview } from '../src/run/preview.ts'

const pool = threadPool(1)

afterAll(() => pool.close())

/** One sample of the calibration. */
interface Sample {
  readonly claim: string
  /** The number of earlier samples of this claim. */
  readonly before: number
  readonly positions: number
}

/** The time of the clock in these tests, in milliseconds. */
interface Hand {
  now: number
}

/** A clock with a time that the test controls. It never stops a sample. */
const clockOf = (hand: Hand): Clock => ({
  now: () => hand.now,
  timeout: () => new AbortController().signal,
})

const SIX = ['GMMV-T2', 'GN-C1', 'DH-L3.1', 'DH-L3.2', 'V-P3', 'GN-3.2']
const find = await claimsByName([...SIX, 'GMMV-App-case0'].map((claim) => ({ claim })))

/**
 * A pool that reports, for each sample, the number of seconds that the test specifies. No result
 * therefore depends on the clock of the machine.
 */
function poolThatTakes(seconds: (sample: Sample) => number): typeof pool & { samples: Sample[] } {
  const samples: Sample[] = []
  return {
    ...pool,
    samples,
    async run(shard, algorithm, options) {
      const result = await pool.run(shard, algorithm, options)
      const [check] = shard.checks
      if (check === undefined) return result
      const { claim } = check
      const before = samples.filter((sample) => sample.claim === claim).length
      const positions = Number(find(claim)!.cost(check.case, check.domain).positions)
      samples.push({ claim, before, positions })
      return { ...result, seconds: seconds(samples.at(-1)!) }
    },
  }
}

function sweepOf(...claims: readonly string[]): Promise<Unfolded> {
  return unfold({ format: PLAN_FORMAT, claims: claims.map((claim) => ({ claim, ranges: {} })) })
}

const memory = 2 ** 30

test('the time of a sweep does not include the sample that loads the claim', async () => {
  const { shards } = await unfold({
    format: PLAN_FORMAT,
    claims: [{ claim: 'GMMV-App-case0', ranges: {}, max: [60] }],
  })
  const slowAtFirst = poolThatTakes(({ before, positions }) =>
    before === 0 ? 1000 : positions * 1e-4,
  )
  const clock = clockOf({ now: 0 })
  const { seconds, positions } = await preview({ shards }, slowAtFirst, { memory, clock })
  expect(slowAtFirst.samples.length).toBeGreaterThan(1)
  expect(seconds).toBeCloseTo(Number(positions) * 1e-4, 3)
})

test('a claim without a measurement gets the rate of the measured claim that is nearest in size', async () => {
  const sweep = await sweepOf(...SIX)
  const clock = clockOf({ now: 0 })
  const { claims } = await preview(
    sweep,
    poolThatTakes(() => 1),
    { memory, clock },
  )
  const bySize = claims.toSorted((a, b) => (a.positions < b.positions ? 1 : -1))
  // The seconds per position for the largest claim and for the smallest claim. Samples of the other
  // claims fail.
  const rates = new Map([
    [bySize[0]!.claim, 1e-6],
    [bySize.at(-1)!.claim, 1e-3],
  ])
  const twoOfSix = poolThatTakes(({ claim, positions }) => {
    const rate = rates.get(claim)
    if (rate === undefined) throw new Error('given up')
    return positions * rate
  })
  const { seconds, measured } = await preview(sweep, twoOfSix, { memory, clock })
  expect(measured).toBe(2)
  const of = (some: typeof bySize): number =>
    some.reduce((sum, { positions }) => sum + Number(positions), 0)
  expect(seconds).toBeCloseTo(1e-6 * of(bySize.slice(0, 3)) + 1e-3 * of(bySize.slice(3)), 3)
})

test('the calibration measures no further claim after 2.5 s', async () => {
  const sweep = await sweepOf(...SIX)
  const hand = { now: 7000 }
  const slow = poolThatTakes(({ before }) => {
    // two samples of a claim take 1.25 s together
    hand.now += 625
    return before === 0 ? 0 : 0.625
  })
  const { measured, claims } = await preview(sweep, slow, { memory, clock: clockOf(hand) })
  expect(claims).toHaveLength(6)
  expect(measured).toBe(2)
})

test('a claim has no measurement if its first sample does not end within 3 s', async () => {
  const limits: number[] = []
  const clock: Clock = {
    now: () => 0,
    timeout: (milliseconds) => {
      limits.push(milliseconds)
      return AbortSignal.abort()
    },
  }
  const { seconds, measured } = await preview(await sweepOf('GN-C1'), pool, { memory, clock })
  expect({ seconds, measured, limits }).toEqual({ seconds: null, measured: 0, limits: [3000] })
})

test('the order of the measurements alternates between the largest claims and claims of all sizes', () => {
  expect(inTurn([])).toEqual([])
  expect(inTurn(['a'])).toEqual(['a'])
  expect(inTurn([0, 1, 2, 3, 4, 5, 6, 7])).toEqual([0, 4, 1, 2, 6, 3, 5, 7])
  expect(inTurn(Array.from({ length: 400 }, (_, i) => i)).slice(0, 6)).toEqual([
    0, 200, 1, 100, 2, 300,
  ])
})
