import type { Stored } from '../directory/open-directory.ts'
import { type MergedFit, readWithMerged } from './merged-fit.ts'

/** The progress of a sweep, according to its valid stored data. */
export interface SweepStatus {
  readonly plan: string
  readonly complete: boolean
  readonly shards: number
  readonly done: number
  /** The number of finished shards that were run by two algorithms. */
  readonly doubled: number
  /**
   * The number of shards that were run twice and contain a check without an independent second
   * algorithm.
   */
  readonly repeated: number
  readonly cases: number
  /** The cost of the finished shards divided by the predicted cost of all shards, 0 to 1. */
  readonly share: number
  /** The number of instances that were tested. */
  readonly checked: number
  readonly verdicts: Stored['verdicts']
  readonly damage: readonly string[]
  /** The comparison of `results.jsonl` and `summary.json` with the shards. */
  readonly merged: MergedFit
}

/**
 * Reads a sweep directory and returns its status. The function verifies every stored digest, and
 * compares `results.jsonl` and `summary.json` with the shards.
 * @throws (by rejection) as `readWithMerged`
 */
export async function sweepStatus(directory: string): Promise<SweepStatus> {
  const { stored: all, merged } = await readWithMerged(directory)
  const { sweep, ledger, done, checked, verdicts, damage, isDone } = all
  const { shards, cases } = sweep
  const stored = shards.filter(({ index }) => isDone(index))
  const costOf = (some: typeof shards): number => some.reduce((sum, { cost }) => sum + cost, 0)
  return {
    plan: sweep.digest,
    complete: done === shards.length,
    shards: shards.length,
    done,
    doubled: stored.filter(({ index }) => ledger.isDouble(index)).length,
    repeated: stored.filter(({ index }) => ledger.isRepeated(index)).length,
    cases,
    share: costOf(stored) / costOf(shards),
    checked,
    verdicts,
    damage,
    merged,
  }
}
