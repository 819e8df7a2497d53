import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { VerdictRecord } from '@nim/conjectures'
import { describeCheck } from '../describe-check.ts'
import type { Stored } from '../directory/open-directory.ts'
import { PLAN_FILE, readPlanFile } from '../directory/plan-file.ts'
import { readShardAgain } from '../directory/shard-file.ts'
import type { ThreadPool } from '../executors/thread-pool.ts'
import { requireConsent } from '../modules/consent.ts'
import { jobOf } from '../run/open-sweep.ts'
import { isIndependent, type SecondRun } from '../shard.ts'
import { judgeAgain } from './judge-again.ts'
import { type MergedFit, readWithMerged } from './merged-fit.ts'
import { sampleOf } from './sample.ts'
import { shardName } from '../shard-name.ts'

export interface RecheckOptions {
  readonly pool: ThreadPool
  /**
   * The share of the finished shards to run again, as a number from 0 to 1. Unless the share is 0,
   * at least 20 shards are run again, or all shards if there are fewer than 20.
   */
  readonly sample: number
  /** The seed of the random sample. The same seed selects the same shards. */
  readonly seed: number
  /** The maximum number of bytes for the tables of one check. */
  readonly memory: number
  readonly signal?: AbortSignal
  /** True to allow code of modules that the directory names. Default: false. */
  readonly runModules?: boolean
  advanced?(done: number, total: number, label: string): void
}

/** The results of an independent check of a sweep. */
export interface Recheck {
  readonly stored: Stored
  /**
   * True if all stored bytes are valid, the files of a merge agree with the shards, and no result
   * that was run again differs. Items that could not be checked do not change this result.
   */
  readonly isRight: boolean
  /** The number of counterexamples for which the claim was judged again. */
  readonly counterexamples: number
  /** The number of counterexamples for which the rules alone gave every stated fact. */
  readonly byRules: number
  /**
   * The number of counterexamples for which the rules gave some, but not all, of the stated facts.
   * All other counterexamples are confirmed only by the code that judges their claim.
   */
  readonly partlyByRules: number
  /** The numbers of the shards that the second algorithm ran again. */
  readonly sampled: readonly number[]
  /**
   * The probability, from 0 to 1, that the sample contains the forged shard if exactly one shard is
   * forged.
   */
  readonly chance: number
  /**
   * For each degree of independence of the second run, the number of checks in the sampled shards
   * that have this degree.
   */
  readonly second: SecondRun
  /** The numbers of the sampled shards with a check that was not fully independent. */
  readonly repeated: readonly number[]
  /**
   * The items that could not be checked, each with the reason. For example, the second algorithm
   * may need more memory than the limit allows.
   */
  readonly unchecked: readonly string[]
  /** The differences between stored and new results, in words. */
  readonly failures: readonly string[]
  /** The comparison of `results.jsonl` and `summary.json` with the shards. */
  readonly merged: MergedFit
}

/**
 * Verifies a sweep directory independently of the run that created it. The function verifies the
 * digests of all stored bytes, and compares the files of a merge with the shards. The function
 * checks every counterexample in two ways. First, it derives the facts about positions from the
 * rules alone (`derive.ts`). Second, the claim judges the case again with the second algorithm, see
 * `KernelChoice` of @nim/bruteforce. This uses the smallest box that contains the position of the
 * counterexample, or the whole domain if the counterexample has no position. The second algorithm
 * also runs a sample of the shards again, which must give the same digests. The result counts the
 * checks that have no independent second algorithm.
 *
 * @throws as `readWithMerged`; CodeNotAllowed; RangeError if the directory does not exist
 */
export async function recheckSweep(directory: string, options: RecheckOptions): Promise<Recheck> {
  const { pool, memory, signal } = options
  const how = signal === undefined ? {} : { signal }
  if (options.runModules !== true && existsSync(join(directory, PLAN_FILE))) {
    const { plan } = await readPlanFile(directory)
    requireConsent(plan.claims, `sweep directory '${directory}'`)
  }
  const { stored, merged } = await readWithMerged(directory, 'run')
  const failures: string[] = []
  const unchecked: string[] = []
  const second = { independent: 0, partly: 0, repeated: 0 }
  const repeated: number[] = []
  const work: (() => Promise<string>)[] = []
  const counts = { counterexamples: 0, byRules: 0, partlyByRules: 0 }

  const derive = async (record: VerdictRecord): Promise<void> => {
    const { facts, isWhole, failures: wrong } = await pool.derive(record, how)
    if (isWhole) counts.byRules++
    else if (facts > 0) counts.partlyByRules++
    for (const failure of wrong) {
      failures.push(
        `${describeCheck(record)}: the counterexample is not what the rules give: ${failure}`,
      )
    }
  }
  const attempt = async (label: string, step: () => Promise<void>): Promise<string> => {
    try {
      await step()
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      unchecked.push(`${label}: ${error.message}`)
    }
    return label
  }

  for (const shard of stored.sweep.shards) {
    if (!stored.isDone(shard.index)) continue
    const read = await readShardAgain(directory, shard, stored.ledger)
    for (const record of read.records.filter(({ counterexample }) => counterexample !== null)) {
      counts.counterexamples++
      work.push(() =>
        attempt(describeCheck(record), async () => {
          await derive(record)
          const failure = await judgeAgain(record, pool, memory, how)
          if (failure !== null) failures.push(failure)
        }),
      )
    }
  }
  const sampled = sampleOf(stored, options)
  const chance = stored.done === 0 ? 1 : sampled.length / stored.done
  for (const index of sampled) {
    work.push(() =>
      attempt(shardName(index), async () => {
        const again = await pool.run(jobOf(stored.sweep.shards[index]!, memory), 'second', how)
        if (again.second !== undefined) {
          for (const kind of ['independent', 'partly', 'repeated'] as const) {
            second[kind] += again.second[kind]
          }
          if (!isIndependent(again.second)) repeated.push(index)
        }
        const expected = stored.ledger.digest(index)
        if (again.digest === expected) return
        failures.push(
          `${shardName(index)}: the second algorithm gives the digest ${again.digest}, stored is ${expected}`,
        )
      }),
    )
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
  repeated.sort((a, b) => a - b)
  const isSame = failures.length === 0 && merged.difference === null
  const isRight = stored.damage.length === 0 && isSame
  const looked = { sampled, chance, second, repeated, unchecked, failures }
  return { stored, isRight, ...counts, ...looked, merged }
}
