import type { Domain } from '@nim/conjectures'
import type { Claim } from '@nim/conjectures'
import { claimsByName } from '../modules/find-claims.ts'
import { type Threaded, threadedShards } from '../executors/lanes.ts'
import type { ThreadPool } from '../executors/thread-pool.ts'
import { type PlannedCheck, tablesInside, tablesOf, tablesUnder } from '../plan/tables.ts'
import type { Unfolded } from '../plan/unfold.ts'
import { wholeMemory } from '../plan/whole-memory.ts'

/** What a sweep, or what is left of it, will take. */
export interface Preview {
  readonly shards: number
  readonly cases: number
  /** Number of positions of all domains, by closed formulas. */
  readonly positions: bigint
  /** Bytes of tables of the largest check. */
  readonly memory: number
  /** Bytes that the sweep takes, see `wholeMemory`. */
  readonly whole: number
  /** Time of one thread, from the calibration; null if nothing could be measured in time. */
  readonly seconds: number | null
  /** Number of claims that were measured; the others are taken to be like them. */
  readonly measured: number
  readonly claims: readonly ClaimPreview[]
  /** Shards that have several threads inside, unless they are run by two algorithms. */
  readonly threaded: readonly Threaded[]
}

/** The share of one claim. */
export interface ClaimPreview {
  readonly claim: string
  readonly cases: number
  readonly positions: bigint
  readonly memory: number
  /** By this claim's own calibration; null if it was not measured. */
  readonly seconds: number | null
}

/** Milliseconds after which no further claim is measured, and after which a sample is given up. */
const CALIBRATION = 1500
const ONE_SAMPLE = 3000

/**
 * Positions of the samples; the next one is taken if the one before took no longer than this. The first one
 * also loads the claim: another one follows it, however long it took.
 */
const SAMPLES = [2e3, 2e3, 8e3, 32e3, 128e3, 512e3, 2e6, 8e6].map(BigInt)
const SOON = 0.4

export interface PreviewOptions {
  /** Bytes of tables that a check may allocate. */
  readonly memory: number
  readonly signal?: AbortSignal
}

/**
 * What the given shards of a sweep will take: exact counts by closed formulas, and an estimate of
 * time from a short calibration, in which claims are checked on small domains, those with the most
 * positions first.
 */
export async function preview(
  { shards }: Pick<Unfolded, 'shards'>,
  pool: ThreadPool,
  { memory: limit, signal }: PreviewOptions,
): Promise<Preview> {
  const byClaim = new Map<string, PlannedCheck[]>()
  for (const check of shards.flatMap(({ checks }) => checks)) {
    const own = byClaim.get(check.claim)
    if (own === undefined) byClaim.set(check.claim, [check])
    else own.push(check)
  }
  const sizes = [...byClaim].map(([claim, checks]) => ({
    claim,
    checks,
    positions: checks.reduce((total, { cost }) => total + cost.positions, 0n),
    memory: tablesOf(checks, limit),
  }))
  const rates = new Map<string, number>()
  await pool.run({ index: 0, checks: [] }, 'auto', signal === undefined ? {} : { signal })
  const end = performance.now() + CALIBRATION
  for (const { claim, checks } of sizes.toSorted((a, b) => (a.positions < b.positions ? 1 : -1))) {
    if (performance.now() >= end || signal?.aborted === true) break
    const rate = await positionsPerSecond(checks, pool, signal)
    if (rate !== null) rates.set(claim, rate)
  }
  const claims = sizes.map(({ claim, checks, positions, memory }) => {
    const rate = rates.get(claim)
    const seconds = rate === undefined ? null : Number(positions) / rate
    return { claim, cases: checks.length, positions, memory, seconds }
  })
  const positions = claims.reduce((total, own) => total + own.positions, 0n)
  const sized = shards.map((shard) => ({ ...shard, ...tablesUnder(shard.checks, limit) }))
  const threaded = threadedShards(sized, pool.threads)
  const inside = new Map(threaded.map(({ shard, threads }) => [shard, threads]))
  const beside = sized.map((shard) => ({
    ...shard,
    memory: tablesInside(shard, inside.get(shard.index) ?? 1),
  }))
  return {
    shards: shards.length,
    cases: claims.reduce((total, { cases }) => total + cases, 0),
    positions,
    memory: Math.max(0, ...claims.map(({ memory }) => memory)),
    whole: wholeMemory(beside, pool.threads),
    seconds: estimate(claims, positions),
    measured: rates.size,
    claims,
    threaded,
  }
}

/** Claims that were not measured are taken to have the rate of the others together. */
function estimate(claims: readonly ClaimPreview[], positions: bigint): number | null {
  let known = 0n
  let seconds = 0
  for (const own of claims) {
    if (own.seconds === null) continue
    known += own.positions
    seconds += own.seconds
  }
  return known === 0n ? null : (seconds * Number(positions)) / Number(known)
}

/**
 * The rate of a claim on its largest check, made smaller: samples grow as long as they take next to no
 * time, up to the whole check, so that the engine is warm and large boxes are measured by the kernels that
 * make them.
 *
 * @returns null if not even the first sample ended in time
 */
async function positionsPerSecond(
  checks: readonly PlannedCheck[],
  pool: ThreadPool,
  signal: AbortSignal | undefined,
): Promise<number | null> {
  const largest = checks.reduce((a, b) => (b.cost.positions > a.cost.positions ? b : a))
  const find = await claimsByName([largest])
  const own = find(largest.claim)!
  let rate: number | null = null
  for (const [i, most] of SAMPLES.entries()) {
    const { claim, module, case: parameters, domain, cost } = smallerCheck(largest, most, own)
    const sample = { claim, ...(module === undefined ? {} : { module }), case: parameters, domain }
    const timeout = AbortSignal.timeout(ONE_SAMPLE)
    const shard = { index: 0, checks: [sample] }
    try {
      const { seconds } = await pool.run(shard, 'auto', {
        signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
      })
      rate = Number(cost.positions) / Math.max(seconds, 0.0005)
      if (i > 0 && (seconds > SOON || domain === largest.domain)) break
    } catch {
      break
    }
  }
  return rate
}

/** The check on a domain of at most so many positions, if its domain can be made smaller. */
function smallerCheck(check: PlannedCheck, most: bigint, claim: Claim): PlannedCheck {
  let { domain, cost } = check
  while (cost.positions > most && domain.kind !== 'fixed' && domain.max > 1) {
    const smaller: Domain = { ...domain, max: Math.floor(domain.max * 0.75) }
    domain = smaller
    cost = claim.cost(check.case, domain)
  }
  return { ...check, domain, cost }
}
