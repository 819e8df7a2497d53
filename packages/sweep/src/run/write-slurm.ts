import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeDurably } from '@nim/core/files'
import { requireWritable } from '../directory/require-writable.ts'
import type { Unfolded } from '../plan/unfold.ts'
import { openSweep } from './open-sweep.ts'
import { previewSweep } from './preview-sweep.ts'
import type { Preview } from './preview.ts'
import { slurmScript, type SlurmOptions, taskCount } from './slurm.ts'
import { TASK_SECONDS } from '../tuned.ts'

const SCRIPT = 'sweep.slurm'

export interface WriteSlurmOptions extends Omit<SlurmOptions, 'tasks'> {
  /** The sweep; null to use the plan of the directory. */
  readonly sweep: Unfolded | null
  /** True if code may run from modules that only the directory names; see `OpenSweepOptions`. */
  readonly runModules?: boolean
  /**
   * The number of array tasks. By default, the number is chosen so that each task takes half an
   * hour.
   */
  readonly tasks?: number
}

/**
 * Writes a job array script for Slurm into a sweep directory. If the directory does not exist, the
 * function creates it, with folders for the tasks and for their logs.
 *
 * @returns the path of the script, and the expected cost of the sweep
 * @throws (by rejection) as `openSweep`; RangeError if the script cannot be written into the
 *   directory
 */
export async function writeSlurm(
  options: WriteSlurmOptions,
): Promise<{ readonly path: string; readonly estimate: Preview }> {
  const { directory, memory, threads } = options
  requireWritable(directory, [SCRIPT])
  const { sweep, release } = await openSweep({ ...options, isResume: true })
  release()
  const estimate = await previewSweep(sweep, { threads, memory })
  const shards = sweep.shards.length
  const tasks = options.tasks ?? taskCount(shards, estimate.seconds, threads, TASK_SECONDS)
  for (const folder of ['tasks', 'logs']) mkdirSync(join(directory, folder), { recursive: true })
  const path = join(directory, SCRIPT)
  const script = { ...options, directory: resolve(directory), tasks: Math.min(tasks, shards) }
  writeDurably(path, slurmScript(sweep, script), 0o755)
  return { path, estimate }
}
