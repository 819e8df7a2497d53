import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { VerdictRecord } from '@nim/conjectures'
import { isWithoutSweep, readDirectory, type Stored } from '../directory/open-directory.ts'
import { requireSamePlan } from '../directory/plan-file.ts'
import { readShardAgain } from '../directory/shard-file.ts'
import { SweepAlarm } from '../directory/sweep-error.ts'
import { type SlurmArray, taskDirectory } from '../run/slurm-array.ts'
import { shardName } from '../shard-name.ts'

/** The progress of one task of a job array. */
export interface TaskStatus {
  /** The number of the task in the array, from 1. */
  readonly task: number
  readonly directory: string
  /** True if the directory of the task contains a sweep. */
  readonly isStarted: boolean
  /** The number of shards of the task. */
  readonly shards: number
  /** The indices of the unfinished shards of the task, from 0. */
  readonly missing: readonly number[]
}

/** A finished shard in the directory of a task. */
export interface TaskShard {
  readonly index: number
  readonly records: readonly VerdictRecord[]
  readonly isDouble: boolean
  readonly isRepeated: boolean
}

/** The finished shards of a job array that are not in the directory of the array itself. */
export interface TaskShards {
  readonly shards: ReadonlySet<number>
  readonly damage: readonly string[]
}

/**
 * Reads the directories of all tasks, one after another, and verifies every stored digest.
 *
 * @param take called once for each finished shard that is not in `stored`
 * @throws (by rejection) as `readDirectory`; ForeignSweep if a task contains another plan;
 *   SweepAlarm if two directories contain different results for the same shard
 */
export async function readTasks(
  array: SlurmArray,
  { sweep, ledger, isDone }: Stored,
  take: (shard: TaskShard) => void,
): Promise<TaskShards> {
  const { directory } = array
  const sources = new Map<number, readonly [digest: string, from: string]>()
  const damage: string[] = []
  for (const task of startedTasks(array)) {
    const from = taskDirectory(array, task)
    const other = await readDirectory(from, 'kept', sweep)
    requireSamePlan(from, other.sweep, sweep)
    damage.push(...other.damage.map((line) => `${relative(directory, from)}/${line}`))
    for (const shard of sweep.shards) {
      const { index } = shard
      if (!other.isDone(index)) continue
      const digest = other.ledger.digest(index)
      const earlier = isDone(index)
        ? ([ledger.digest(index), directory] as const)
        : sources.get(index)
      if (earlier === undefined) {
        sources.set(index, [digest, from])
        const { records } = await readShardAgain(from, shard, other.ledger)
        const [isDouble, isRepeated] = [
          other.ledger.isDouble(index),
          other.ledger.isRepeated(index),
        ]
        take({ index, records, isDouble, isRepeated })
      } else if (earlier[0] !== digest) {
        throw new SweepAlarm(
          `${shardName(index)} was computed twice with different results: ${earlier[0]} in ${earlier[1]}, ${digest} in ${from}`,
        )
      }
    }
  }
  return { shards: new Set(sources.keys()), damage }
}

/** The progress of every task. A shard is finished even if another task has run it. */
export function taskStatuses(
  array: SlurmArray,
  { sweep }: Pick<Stored, 'sweep'>,
  isDone: (shard: number) => boolean,
): TaskStatus[] {
  const started = new Set(startedTasks(array))
  const missing = Array.from({ length: array.tasks }, (): number[] => [])
  const shards = missing.map(() => 0)
  for (const { index } of sweep.shards) {
    const i = index % array.tasks
    shards[i]!++
    if (!isDone(index)) missing[i]!.push(index)
  }
  return missing.map((indices, i) => ({
    task: i + 1,
    directory: taskDirectory(array, i + 1),
    isStarted: started.has(i + 1),
    shards: shards[i]!,
    missing: indices,
  }))
}

/**
 * The numbers of the tasks whose directory contains a sweep. The list includes tasks of an earlier
 * script that had more tasks, because a merge also reads the directories of those tasks.
 */
function startedTasks(array: Pick<SlurmArray, 'directory'>): number[] {
  const folder = join(array.directory, 'tasks')
  if (!isFolder(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^[1-9]\d{0,8}$/.test(name))
    .map(Number)
    .filter((task) => hasSweep(taskDirectory(array, task)))
    .sort((a, b) => a - b)
}

function hasSweep(directory: string): boolean {
  return isFolder(directory) && !isWithoutSweep(directory)
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory()
}
