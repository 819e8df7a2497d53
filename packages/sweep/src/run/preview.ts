import type { Domain } from '@nim/conjectures'
import type { Claim } from '@nim/conjectures'
import { claimsByName } from '../modules/find-claims.ts'
import { type Threaded, threadedShards } from '../executors/lanes.ts'
import type { ThreadPool } from '../executors/thread-pool.ts'
import { type PlannedCheck, tablesInside, tablesOf, tablesUnder } from '../plan/tables.ts'
import type { Unfolded } from '../plan/unfold.ts'
import { wholeMemory } from '../plan/whole-memory.ts'
import { type Clock, REAL_CLOCK } from './clock.ts'
import {
  CALIBRATION_MS,
  FIRST_SAMPLE,
  ONE_SAMPLE_MS,
  QUICK_SAMPLE_SECONDS,
  SAMPLE_GROWTH,
  SMALLER_DOMAIN,
} from '../tuned.ts'

/** The expected cost of a sweep, or of the unfinished part of a sweep. */
export interface Preview {
  readonly shards: number
  readonly cases: number
  /** The total number of positions in all domains, computed from closed formulas. */
  readonly positions: bigint
  /** The number of bytes that the tables of the largest check need. */
  readonly memory: number
  /** The number of bytes that the sweep needs (see `wholeMemory`). */
  readonly whole: number
  /**
   * The time that one thread needs, according to the calibration; null if nothing could be measured
   * in time.
   */
  readonly seconds: number | null
  /**
   * The number of measured claims. Every other claim is assumed to have the rate of the measured
   * claim nearest in size.
   */
  readonly measured: number
  readonly claims: readonly ClaimPreview[]
  /** The shards in which several threads work, unless two algorithms run the shards. */
  readonly threaded: readonly Threaded[]
}

/** The contribution of one claim. */
export interface ClaimPreview {
  readonly claim: string
  readonly cases: number
  readonly positions: bigint
  readonly memory: number
  /**
   * The time in seconds according to this claim's own calibration; null if the claim was not
   * measured.
   */
  readonly seconds: number | null
}

export interface PreviewOptions {
  /** The maximum number of bytes of tables that a check may allocate. */
  readonly memory: number
  readonly signal?: AbortSignal
  /**
   * False if the code of modules must not run. In this case, the claims in modules are not
   * measured. Default: true.
   */
  readonly runModules?: boolean
  /** The clock that limits the calibration. By default, this is the clock of this machine. */
  readonly clock?: Clock
}

/**
 * The expected cost of the given shards of a sweep. Closed formulas give exact counts, and a short
 * calibration gives an estimate of the time. The calibration checks claims on small domains. It
 * chooses the claims with the most positions, and some claims of all smaller sizes.
 */
export async function preview(
  { shards }: Pick<Unfolded, 'shards'>,
  pool: ThreadPool,
  { memory: limit, signal, runModules = true, clock = REAL_CLOCK }: PreviewOptions,
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
  const bySize = sizes.toSorted((a, b) => (a.positions < b.positions ? 1 : -1))
  const rates = new Map<string, number>()
  await pool.run({ index: 0, checks: [] }, 'auto', signal === undefined ? {} : { signal })
  const end = clock.now() + CALIBRATION_MS
  /** Returns a signal that stops a sample. The time limit begins with this call. */
  const stop = (): AbortSignal => {
    const timeout = clock.timeout(ONE_SAMPLE_MS)
    return signal === undefined ? timeout : AbortSignal.any([timeout, signal])
  }
  for (const { claim, checks } of inTurn(bySize)) {
    if (!runModules && checks[0]!.module !== undefined) continue
    if (clock.now() >= end || signal?.aborted === true) break
    const rate = await positionsPerSecond(checks, pool, stop)
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
    seconds: estimate(bySize, rates),
    measured: rates.size,
    claims,
    threaded,
  }
}

/**
 * The items in this order: the first, the middle one, the second, the one at a quarter, the third,
 * the one at three quarters, …
 */
export function inTurn<T>(sorted: readonly T[]): readonly T[] {
  const items = new Set<T>()
  for (const [i, one] of sorted.entries()) {
    let share = 0
    for (let bits = i + 1, half = 0.5; bits > 0; bits >>= 1, half /= 2) share += (bits & 1) * half
    items.add(one).add(sorted[Math.floor(share * sorted.length)]!)
  }
  return [...items]
}

/**
 * The seconds for all claims. If a claim was measured, its own rate is used. For every other claim,
 * the rate of the measured claim nearest in size is used. In small claims, the time per position is
 * longer than in large claims.
 */
function estimate(
  bySize: readonly { readonly claim: string; readonly positions: bigint }[],
  rates: ReadonlyMap<string, number>,
): number | null {
  const measured = [...bySize.entries()].filter(([, { claim }]) => rates.has(claim))
  if (measured.length === 0) return null
  let seconds = 0
  for (const [i, { positions }] of bySize.entries()) {
    const [, like] = measured.reduce((a, b) => (Math.abs(b[0] - i) <= Math.abs(a[0] - i) ? b : a))
    seconds += Number(positions) / rates.get(like.claim)!
  }
  return seconds
}

/**
 * The rate of a claim, measured on its largest check with a smaller domain. As long as samples take
 * almost no time, they grow, up to the whole check. The JavaScript engine is therefore warm, and
 * large boxes are measured with the kernels that will solve them.
 *
 * @returns null if even the first sample did not end in time
 */
async function positionsPerSecond(
  checks: readonly PlannedCheck[],
  pool: ThreadPool,
  stop: () => AbortSignal,
): Promise<number | null> {
  const largest = checks.reduce((a, b) => (b.cost.positions > a.cost.positions ? b : a))
  const find = await claimsByName([largest])
  const own = find(largest.claim)!
  let rate: number | null = null
  for (let i = 0, most = FIRST_SAMPLE; ; i++) {
    const { claim, module, case: parameters, domain, cost } = smallerCheck(largest, most, own)
    const sample = { claim, ...(module === undefined ? {} : { module }), case: parameters, domain }
    const shard = { index: 0, checks: [sample] }
    try {
      const { seconds } = await pool.run(shard, 'auto', { signal: stop() })
      rate = Number(cost.positions) / Math.max(seconds, 0.0005)
      if (i > 0 && (seconds > QUICK_SAMPLE_SECONDS || domain === largest.domain)) return rate
    } catch {
      return rate
    }
    if (i > 0) most *= SAMPLE_GROWTH
  }
}

/**
 * Returns the check on a smaller domain with at most `most` positions, as far as the domain can be
 * made smaller.
 */
function smallerCheck(check: PlannedCheck, most: bigint, claim: Claim): PlannedCheck {
  let { domain, cost } = check
  while (cost.positions > most && domain.kind !== 'fixed' && domain.max > 1) {
    const smaller: Domain = { ...domain, max: Math.floor(domain.max * SMALLER_DOMAIN) }
    domain = smaller
    cost = claim.cost(check.case, domain)
  }
  return { ...check, domain, cost }
}
