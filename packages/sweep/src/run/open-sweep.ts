import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { recordAlarm } from '../directory/alarms.ts'
import { openDirectory } from '../directory/open-directory.ts'
import { PLAN_FILE, readPlanFile } from '../directory/plan-file.ts'
import { SweepAlarm } from '../directory/sweep-error.ts'
import type { Executor, Job } from '../executors/executor.ts'
import { requireConsent } from '../modules/consent.ts'
import { plainCheck, requireMemory, tablesUnder } from '../plan/tables.ts'
import { isInPart, type Part } from '../plan/part.ts'
import type { PlannedShard, Unfolded } from '../plan/unfold.ts'
import { type JobsLeft, runJobs, type RunJobsOptions, type SweepOutcome } from './run-jobs.ts'

export interface OpenSweepOptions {
  /** The directory must be new or empty. With `isResume`, it may also contain the same sweep. */
  readonly directory: string
  /** The sweep to run; null to continue with the plan of the directory. */
  readonly sweep: Unfolded | null
  readonly isResume: boolean
  /** True if code may run from modules that only the directory names. Default: false. */
  readonly runModules?: boolean
  /** The part of the sweep to run. Default: all shards. */
  readonly part?: Part
  /** The maximum number of bytes that one check may allocate for tables. */
  readonly memory: number
  /** True if shards that ran with only one algorithm should run again. */
  readonly isDouble?: boolean
}

/** A sweep directory that is open for writing, together with the remaining work of the sweep. */
export interface OpenSweep extends JobsLeft {
  readonly sweep: Unfolded
  /**
   * Runs the remaining jobs.
   * @throws (by rejection) the error of the file system; SweepAlarm, which is also stored in the
   *   directory
   */
  run(executor: Executor, options: RunJobsOptions): Promise<SweepOutcome>
  /** Releases the directory. */
  readonly release: () => void
}

/**
 * Opens a sweep directory to run a sweep or a part of it.
 * @throws as `openDirectory`; CodeNotAllowed; RangeError if a check needs more memory than the
 *   limit
 */
export async function openSweep(options: OpenSweepOptions): Promise<OpenSweep> {
  const { directory, part, memory, isDouble = false } = options
  if (options.sweep !== null) partOfSweep(options.sweep, part, memory)
  const { sweep: asked, isResume, runModules = false } = options
  // If a sweep is requested, its modules already ran when it was unfolded. If only the directory
  // names a module, running its code needs permission.
  if (asked === null && !runModules && existsSync(join(directory, PLAN_FILE))) {
    const { plan } = await readPlanFile(directory)
    requireConsent(plan.claims, `sweep directory '${directory}'`)
  }
  const { release, ...stored } = await openDirectory(directory, asked, isResume, 'run')
  const { sweep, ledger } = stored
  let own: readonly PlannedShard[]
  try {
    own = partOfSweep(sweep, part, memory)
  } catch (error) {
    release()
    throw error
  }
  const isLeft = ({ index }: PlannedShard): boolean =>
    !stored.isDone(index) || (isDouble && !ledger.isDouble(index))
  const jobs = own.filter(isLeft).map((shard) => jobOf(shard, memory))
  const open: OpenSweep = {
    sweep,
    stored,
    shards: own.length,
    jobs,
    release,
    run: async (executor, run) => {
      try {
        return await runJobs(directory, open, isDouble, executor, run)
      } catch (error) {
        if (error instanceof SweepAlarm) recordAlarm(directory, error)
        throw error
      }
    },
  }
  return open
}

/** The shards of a part. No shard may need more memory than the limit. */
function partOfSweep(
  { shards }: Unfolded,
  part: Part | undefined,
  memory: number,
): readonly PlannedShard[] {
  const own = shards.filter(({ index }) => isInPart(index, part))
  for (const { checks } of own) for (const check of checks) requireMemory(check, memory)
  return own
}

/** A shard as plain data for threads and queues, with the limit on its tables. */
export function jobOf({ index, checks, cost }: PlannedShard, limit: number): Job {
  const plain = checks.map((check) => plainCheck(check, limit))
  return { index, checks: plain, cost, ...tablesUnder(checks, limit) }
}
