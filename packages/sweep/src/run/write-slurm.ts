import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readOwnText, writeDurably } from '@nim/core/files'
import { requireWritable } from '../directory/require-writable.ts'
import { shown } from '../directory/strict.ts'
import type { Unfolded } from '../plan/unfold.ts'
import { openSweep } from './open-sweep.ts'
import { previewSweep } from './preview-sweep.ts'
import type { Preview } from './preview.ts'
import { SCRIPT_FILE, slurmScript, type SlurmOptions, taskCount, taskMebibytes } from './slurm.ts'
import { TASK_SECONDS } from '../tuned.ts'

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

/** A job array script in a sweep directory. */
export interface WrittenSlurm {
  readonly path: string
  /** The expected cost of the sweep. */
  readonly estimate: Preview
  /** The number of array tasks. */
  readonly tasks: number
  /** The number of mebibytes that the script requests for each task. */
  readonly mebibytes: number
}

/**
 * Writes a job array script for Slurm into a sweep directory. If the directory does not exist, the
 * function creates it, with folders for the tasks and for their logs.
 *
 * @throws (by rejection) as `openSweep`; RangeError if the script cannot be written into the
 *   directory, or if the directory contains a different script
 */
export async function writeSlurm(options: WriteSlurmOptions): Promise<WrittenSlurm> {
  const { directory, memory, threads } = options
  requireWritable(directory, [SCRIPT_FILE])
  const { sweep, release } = await openSweep({ ...options, isResume: true })
  release()
  const estimate = await previewSweep(sweep, { threads, memory })
  const shards = sweep.shards.length
  const wanted = options.tasks ?? taskCount(shards, estimate.seconds, threads, TASK_SECONDS)
  const tasks = Math.min(wanted, shards)
  for (const folder of ['tasks', 'logs']) mkdirSync(join(directory, folder), { recursive: true })
  const path = join(directory, SCRIPT_FILE)
  const script = slurmScript(sweep, { ...options, directory: resolve(directory), tasks })
  if (existsSync(path)) requireSameScript(path, script)
  else writeDurably(path, script, 0o755)
  return { path, estimate, tasks, mebibytes: taskMebibytes(sweep, options) }
}

/**
 * Rejects a script that differs from the new one. The user may have edited or submitted the old
 * script. A different number of tasks would also divide the shards in a different way.
 */
function requireSameScript(path: string, script: string): void {
  const [lines, expected] = [readOwnText(path), script].map((text) => text.split('\n'))
  const count = Math.max(lines!.length, expected!.length)
  for (let i = 0; i < count; i++) {
    const [line = '', other = ''] = [lines![i], expected![i]]
    if (line === other) continue
    throw new RangeError(
      `'${path}' already exists and differs: line ${i + 1} is '${shown(line)}', but '${shown(other)}' in the new script; remove the file to write the new script`,
    )
  }
}
