import { createHash } from 'node:crypto'
import type { Counterexample, Domain, VerdictRecord } from '@nim/conjectures'
import { readDirectory, type Stored } from '../directory/open-directory.ts'
import { readShard } from '../directory/shard-file.ts'
import type { ThreadPool } from '../executors/thread-pool.ts'
import type { Check } from '../check.ts'
import { jobOf } from '../run/open-sweep.ts'
import { describeCheck } from '../shard.ts'

export interface RecheckOptions {
  readonly pool: ThreadPool
  /** Share of the shards to run again, 0 to 1; at least one shard unless it is 0. */
  readonly sample: number
  /** Which shards: the same seed, the same shards. */
  readonly seed: number
  /** Bytes of tables that one check may allocate. */
  readonly memory: number
  readonly signal?: AbortSignal
  advanced?(done: number, total: number, label: string): void
}

/** What an independent look at a sweep found. */
export interface Recheck {
  readonly stored: Stored
  /** Counterexamples that were derived again. */
  readonly counterexamples: number
  /** Numbers of the shards that were run again by the other algorithm. */
  readonly sampled: readonly number[]
  /** What did not come out the same, in words; empty if all did. */
  readonly failures: readonly string[]
}

/**
 * Verifies a sweep directory independently of the run that made it. Every stored byte is compared
 * with its digests. Every counterexample is derived again from the rules: the box that reaches just
 * as far as its position is solved by typed arrays and judged, and must give the same
 * counterexample; one that is not a position is derived on its whole domain. A sample of the shards
 * is run again by the algorithm that the sweep did not use, and must give the same digest.
 *
 * @throws as `readDirectory`; RangeError if there is no such directory
 */
export async function recheckSweep(directory: string, options: RecheckOptions): Promise<Recheck> {
  const { pool, memory, signal } = options
  const stored = await readDirectory(directory)
  const failures: string[] = []
  const work: (() => Promise<string>)[] = []
  let counterexamples = 0

  for (const shard of stored.sweep.shards) {
    if (!stored.isDone(shard.index)) continue
    const read = await readShard(directory, shard, stored.ledger)
    if (!('records' in read)) continue
    for (const record of read.records.filter(({ counterexample }) => counterexample !== null)) {
      counterexamples++
      work.push(async () => {
        const failure = await deriveAgain(record, pool, memory, signal)
        if (failure !== null) failures.push(failure)
        return describeCheck(record)
      })
    }
  }
  const sampled = sampleOf(stored, options)
  for (const index of sampled) {
    work.push(async () => {
      const job = jobOf(stored.sweep.shards[index]!, memory)
      const { digest } = await pool.run(job, 'plain', signal === undefined ? {} : { signal })
      if (digest !== stored.ledger.digest(index)) {
        failures.push(
          `shard ${index}: typed arrays give the digest ${digest}, stored is ${stored.ledger.digest(index)}`,
        )
      }
      return `shard ${index}`
    })
  }

  let next = 0
  let done = 0
  const lane = async (): Promise<void> => {
    while (next < work.length) {
      signal?.throwIfAborted()
      const label = await work[next++]!()
      done++
      options.advanced?.(done, work.length, label)
    }
  }
  await Promise.all(Array.from({ length: pool.threads }, lane))
  return { stored, counterexamples, sampled, failures }
}

/** Null if the counterexample comes out again; otherwise what came out, in words. */
async function deriveAgain(
  record: VerdictRecord,
  pool: ThreadPool,
  memory: number,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const { claim, case: parameters, domain, counterexample } = record
  const again = async (on: Domain): Promise<string> => {
    const check: Check = { claim, case: parameters, domain: on, memory }
    const run = { index: 0, checks: [check] }
    const { records } = await pool.run(run, 'plain', signal === undefined ? {} : { signal })
    return evidence(records[0]!.counterexample)
  }
  const wanted = evidence(counterexample)
  const smallest = reachOf(counterexample, domain)
  if ((await again(smallest)) === wanted) return null
  // A statement may look beyond the position; then only the whole domain decides.
  const found = await again(domain)
  if (found === wanted) return null
  return `${describeCheck(record)}: stored is the counterexample ${wanted}, derived again ${found}`
}

/** The smallest box that holds the position of a counterexample. */
function reachOf(counterexample: Counterexample | null, domain: Domain): Domain {
  const position = counterexample?.position
  if (position === undefined || domain.kind !== 'box') return domain
  return { ...domain, max: Math.min(domain.max, Math.max(...position)) }
}

function evidence(counterexample: Counterexample | null): string {
  if (counterexample === null) return 'none'
  const { position, witness, expected, actual } = counterexample
  return JSON.stringify({ position, witness, expected, actual })
}

/** The shards of a seeded sample, in order. */
function sampleOf({ sweep, isDone }: Stored, { sample, seed }: RecheckOptions): number[] {
  const done = sweep.shards.map(({ index }) => index).filter(isDone)
  const size = sample === 0 ? 0 : Math.max(1, Math.round(sample * done.length))
  const lot = (index: number): string =>
    createHash('sha256').update(`${seed} ${sweep.digest} ${index}`).digest('hex')
  return done
    .map((index) => ({ index, lot: lot(index) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, size)
    .map(({ index }) => index)
    .sort((a, b) => a - b)
}
