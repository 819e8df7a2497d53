import { join } from 'node:path'
import { isUnreadable, readOwnText } from '@nim/core/files'
import { SCRIPT_FILE } from './slurm.ts'

/** A job array, as described by the script in its sweep directory. */
export interface SlurmArray {
  readonly directory: string
  /** The path of the script. */
  readonly script: string
  /** The number N of tasks. Task i runs the shards that `--shard i/N` selects. */
  readonly tasks: number
}

/** The maximum number of tasks of a script. */
const MOST_TASKS = 100_000

/** Matches the part of the plan that a task runs. The user may edit the other lines. */
const PART = /--shard "\$SLURM_ARRAY_TASK_ID\/(\d{1,9})"/g

/**
 * Reads the number of tasks from the script of a job array.
 *
 * @returns null if the directory contains no script
 * @throws RangeError if the script does not state the number of tasks exactly once
 */
export function slurmArray(directory: string): SlurmArray | null {
  const script = join(directory, SCRIPT_FILE)
  let text: string
  try {
    text = readOwnText(script)
  } catch (error) {
    if (isUnreadable(error, 'ENOENT')) return null
    throw error
  }
  const parts = [...text.matchAll(PART)]
  const tasks = Number(parts[0]?.[1])
  if (parts.length === 1 && tasks >= 1 && tasks <= MOST_TASKS) {
    return { directory, script, tasks }
  }
  throw new RangeError(
    `'${script}': expected --shard "$SLURM_ARRAY_TASK_ID/N" exactly once, where N is the number of tasks, at most ${MOST_TASKS}; remove the file, then write it again with nimlab sweep slurm`,
  )
}

/** The directory of a task's results. */
export function taskDirectory({ directory }: Pick<SlurmArray, 'directory'>, task: number): string {
  return join(directory, 'tasks', String(task))
}

/** The tasks that run these shards, in ascending order. */
export function tasksOf({ tasks }: Pick<SlurmArray, 'tasks'>, shards: readonly number[]): number[] {
  return [...new Set(shards.map((shard) => (shard % tasks) + 1))].sort((a, b) => a - b)
}
