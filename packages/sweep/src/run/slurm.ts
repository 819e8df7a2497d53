import { numberOf } from '@nim/core/rules'
import { tablesOf } from '../plan/tables.ts'
import type { Unfolded } from '../plan/unfold.ts'
import { SLURM_EXTRA_BYTES, THREAD_BYTES } from '../tuned.ts'

export interface SlurmOptions {
  /** The sweep directory, given by its path on the cluster. */
  readonly directory: string
  /** The number of array tasks. Each task runs several shards. */
  readonly tasks: number
  readonly threads: number
  /** The maximum number of bytes that one check may allocate for tables. */
  readonly memory: number
  /** The time limit of a task, in the format of sbatch. */
  readonly time: string
  /** The command that starts nimlab on the cluster, as shell words. */
  readonly command: string
}

const UNITS = [
  ['GiB', 2 ** 30],
  ['MiB', 2 ** 20],
  ['', 1],
] as const

const MEBIBYTE = 2 ** 20

/** The name of the script in a sweep directory. */
export const SCRIPT_FILE = 'sweep.slurm'

/**
 * Chooses the number of array tasks so that each task takes about `each` seconds. There is at most
 * one task per shard. Small shards are packed together, because a cluster needs more time to start
 * a task than to run such a shard.
 */
export function taskCount(
  shards: number,
  seconds: number | null,
  threads: number,
  each: number,
): number {
  const tasks = Math.ceil((seconds ?? shards * each) / (each * threads))
  return Math.max(1, Math.min(shards, tasks))
}

/**
 * The number of mebibytes that the script requests for a task: the largest tables on every thread,
 * the measured needs of each further thread, and 1 GiB. For any number of threads, the result is
 * larger than the prediction of `wholeMemory`.
 */
export function taskMebibytes(
  { shards }: Pick<Unfolded, 'shards'>,
  { memory, threads }: Pick<SlurmOptions, 'memory' | 'threads'>,
): number {
  const largest = tablesOf(
    shards.flatMap(({ checks }) => checks),
    memory,
  )
  const further = THREAD_BYTES * (threads - 1)
  const bytes = Math.min(largest, memory) * threads + further + SLURM_EXTRA_BYTES
  return Math.ceil(bytes / MEBIBYTE)
}

/**
 * A job array script for Slurm. Task i runs the shards of part i/N into its own directory, so that
 * tasks share no file. If a killed task is queued again, the task continues where it stopped.
 *
 * @throws RangeError if the directory or the command contains a line break, which would start
 *   another line of the script
 */
export function slurmScript(sweep: Unfolded, options: SlurmOptions): string {
  const { directory, tasks, threads, command, time } = options
  for (const [name, text] of Object.entries({ directory, command, time })) {
    // oxlint-disable-next-line no-control-regex -- a script line cannot contain these
    if (/[\u0000-\u001F\u007F\u2028\u2029]/.test(text)) {
      throw new RangeError(
        `${name} ${JSON.stringify(text)}: a job script must not contain control characters`,
      )
    }
  }
  const folder = quoted(directory)
  const hasModules = sweep.plan.claims.some(({ module }) => module !== undefined)
  const modules = hasModules ? ' --run-modules' : ''
  return `#!/usr/bin/env bash
# ${numberOf(sweep.cases, 'case')} in ${numberOf(sweep.shards.length, 'shard')}, packed into ${numberOf(tasks, 'task')}.
# Plan ${sweep.digest}
# Submit: sbatch ${folder}/${SCRIPT_FILE}
# Then:   ${command} sweep merge ${folder} ${folder}/tasks/*
#SBATCH --job-name=nimlab-sweep
#SBATCH --array=1-${tasks}
#SBATCH --cpus-per-task=${threads}
#SBATCH --mem=${taskMebibytes(sweep, options)}M
#SBATCH --time=${time}
#SBATCH --requeue
#SBATCH --signal=B:TERM@60
#SBATCH --output=${logFile(directory)}
set -euo pipefail

${command} sweep run ${folder}/plan.json \\
  --shard "$SLURM_ARRAY_TASK_ID/${tasks}" \\
  --out ${folder}/tasks/"$SLURM_ARRAY_TASK_ID" \\
  --threads ${threads} --memory ${inUnits(options.memory)}${modules} --resume &
child=$!
trap 'kill -TERM "$child"' TERM
# A trap ends the first wait; the second one waits for the clean stop.
wait "$child" || wait "$child"
`
}

/**
 * A number of bytes in the format of `--memory`, in the largest unit that yields a whole number.
 */
function inUnits(bytes: number): string {
  const [unit, size] = UNITS.find(([, each]) => bytes % each === 0)!
  return `${bytes / size}${unit}`
}

/**
 * The path of the log in double quotes, in the form that sbatch parses. The function doubles
 * percent signs in the folder name, because sbatch would read a single percent sign as the start of
 * a pattern.
 */
function logFile(directory: string): string {
  const folder = directory.replaceAll('%', '%%').replaceAll(/["\\]/g, String.raw`\$&`)
  return `"${folder}/logs/%a.log"`
}

function quoted(path: string): string {
  return `'${path.replaceAll("'", String.raw`'\''`)}'`
}
