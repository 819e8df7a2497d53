import { countInto, type Stored } from '../directory/open-directory.ts'
import { slurmArray } from '../run/slurm-array.ts'
import { type MergedFit, readWithMerged } from './merged-fit.ts'
import { readTasks, type TaskStatus, taskStatuses } from './task-status.ts'

/**
 * The progress of a sweep, according to its valid stored data. The numbers for a job array include
 * the shards in the directories of its tasks.
 */
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
  /**
   * The cost of the finished shards divided by the predicted cost of all shards, a number from 0 to
   * 1.
   */
  readonly share: number
  /** The number of instances that were tested. */
  readonly checked: number
  readonly verdicts: Stored['verdicts']
  readonly damage: readonly string[]
  /** The result of comparing `results.jsonl` and `summary.json` with the shards. */
  readonly merged: MergedFit
  /** The progress of the tasks of a job array; null if the directory contains no job array. */
  readonly tasks: readonly TaskStatus[] | null
  /** The number of finished shards that are only in the directories of tasks. */
  readonly unmerged: number
}

/**
 * Reads a sweep directory and returns its status. The function verifies every stored digest, and
 * compares `results.jsonl` and `summary.json` with the shards. If the directory contains a job
 * array, the function also reads the directories of the tasks. It copies nothing.
 *
 * @throws (by rejection) as `readWithMerged`, `slurmArray` and `readTasks`
 */
export async function sweepStatus(directory: string): Promise<SweepStatus> {
  const { stored, merged } = await readWithMerged(directory)
  const { sweep, ledger } = stored
  const { shards, cases } = sweep
  const verdicts = { ...stored.verdicts }
  let { checked } = stored
  const ran = { double: new Set<number>(), repeated: new Set<number>() }
  for (const { index } of shards.filter((shard) => stored.isDone(shard.index))) {
    if (ledger.isDouble(index)) ran.double.add(index)
    if (ledger.isRepeated(index)) ran.repeated.add(index)
  }
  const array = slurmArray(directory)
  const inTasks =
    array === null
      ? { shards: new Set<number>(), damage: [] }
      : await readTasks(array, stored, ({ index, records, isDouble, isRepeated }) => {
          checked += countInto(verdicts, records)
          if (isDouble) ran.double.add(index)
          if (isRepeated) ran.repeated.add(index)
        })
  const isDone = (shard: number): boolean => stored.isDone(shard) || inTasks.shards.has(shard)
  const finished = shards.filter(({ index }) => isDone(index))
  const costOf = (some: typeof shards): number => some.reduce((sum, { cost }) => sum + cost, 0)
  return {
    plan: sweep.digest,
    complete: finished.length === shards.length,
    shards: shards.length,
    done: finished.length,
    doubled: ran.double.size,
    repeated: ran.repeated.size,
    cases,
    share: costOf(finished) / costOf(shards),
    checked,
    verdicts,
    damage: [...stored.damage, ...inTasks.damage],
    merged,
    tasks: array === null ? null : taskStatuses(array, stored, isDone),
    unmerged: inTasks.shards.size,
  }
}
