import type { Stored } from '../directory/open-directory.ts'
import { type MergedFit, readWithMerged } from './merged-fit.ts'

/** The finished part of a sweep, by its valid stored data. */
export interface SweepStatus {
  readonly plan: string
  readonly complete: boolean
  readonly shards: number
  readonly done: number
  /** The number of finished shards that were run twice. */
  readonly doubled: number
  /** The number of these with a check that has no independent second algorithm. */
  readonly repeated: number
  readonly cases: number
  /** The finished share of the predicted cost. */
  readonly share: number
  /** The number of tested instances. */
  readonly checked: number
  readonly verdicts: Stored['verdicts']
  readonly damage: readonly string[]
  /** The agreement between the files of a merge and the shards. */
  readonly merged: MergedFit
}

/**
 * Reads a sweep directory, compares every stored digest and the files of a merge, and returns the
 * status.
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
