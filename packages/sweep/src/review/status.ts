import type { Stored } from '../directory/open-directory.ts'
import { type MergedFit, readWithMerged } from './merged-fit.ts'

/** What of a sweep is done, by what is stored and can be trusted. */
export interface SweepStatus {
  readonly plan: string
  readonly complete: boolean
  readonly shards: number
  readonly done: number
  /** Shards that are done and were run twice. */
  readonly doubled: number
  /** Those of them with a check that has no independent second algorithm. */
  readonly repeated: number
  readonly cases: number
  /** What is done, as a share of the predicted cost. */
  readonly share: number
  /** Number of instances tested. */
  readonly checked: number
  readonly verdicts: Stored['verdicts']
  readonly damage: readonly string[]
  /** How the files of a merge fit the shards. */
  readonly merged: MergedFit
}

/**
 * Reads a sweep directory, compares every stored digest and the files of a merge, and says what is done.
 * @throws (by rejection) as `readWithMerged`
 */
export async function sweepStatus(directory: string): Promise<SweepStatus> {
  const { stored: all, merged } = await readWithMerged(directory)
  const { sweep, ledger, done, checked, verdicts, damage, isDone } = all
  const { shards, cases } = sweep
  const stored = shards.filter(({ index }) => isDone(index))
  const costOf = (some: typeof shards): number => some.reduce((sum, { cost }) => sum + cost, 0)
  const total = costOf(shards)
  return {
    plan: sweep.digest,
    complete: done === shards.length,
    shards: shards.length,
    done,
    doubled: stored.filter(({ index }) => ledger.isDouble(index)).length,
    repeated: stored.filter(({ index }) => ledger.isRepeated(index)).length,
    cases,
    share: total === 0 ? 1 : costOf(stored) / total,
    checked,
    verdicts,
    damage,
    merged,
  }
}
