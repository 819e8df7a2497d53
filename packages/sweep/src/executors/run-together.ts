import { SweepAlarm } from '../directory/sweep-error.ts'
import type { ShardResult } from '../shard.ts'
import type { ExecutorEvents, Job } from './executor.ts'
import type { RunInThread, ThreadPool } from './thread-pool.ts'
import { MOST_COST_TOGETHER, MOST_TOGETHER } from '../tuned.ts'

/**
 * Returns the job and those next jobs in the list that a thread may receive together with this job.
 * Removes the next jobs from the list.
 */
export function takeSmall(waiting: Job[], job: Job, threads: number): Job[] {
  const jobs = [job]
  // Take at most one thread's share of the remaining jobs.
  const most = Math.min(MOST_TOGETHER, Math.ceil(waiting.length / threads))
  let { cost } = job
  while (jobs.length < most && waiting.length > 0) {
    const next = waiting.at(-1)!
    cost += next.cost
    // Only the tables of one shard exist at a time. These tables must fit into memory together with
    // the tables of other threads.
    if (cost > MOST_COST_TOGETHER || (next.memory > job.memory && threads > 1)) break
    jobs.push(waiting.pop()!)
  }
  return jobs
}

/** Runs one job in a thread. */
export type Run = (job: Job, options: RunInThread) => Promise<ShardResult>

/**
 * Runs jobs one after another in one thread, and reports each job as soon as it has ended.
 * @throws SweepAlarm (by rejection)
 */
export async function runTogether(
  pool: ThreadPool,
  jobs: readonly Job[],
  run: Run,
  events: ExecutorEvents,
  signal: AbortSignal,
): Promise<void> {
  if (jobs.length === 1) return runOne(jobs[0]!, run, events, signal)
  const left = [...jobs]
  const flushing: Promise<void>[] = []
  const next = (): void => {
    left.shift()
    if (left.length > 0) events.started?.(left[0]!.index)
  }
  events.started?.(left[0]!.index)
  try {
    await pool.runAll(jobs, {
      signal,
      finished: (result) => {
        flushing.push(events.finished(result))
        next()
      },
      failed: (shard, error) => {
        events.failed(shard, error)
        next()
      },
    })
  } catch (error) {
    // The thread ended. The shard that it was running may be the cause, so the other shards are run
    // one by one.
    if (!signal.aborted && left.length > 0) {
      events.failed(left[0]!.index, error as Error)
      for (const job of left.slice(1)) await runOne(job, run, events, signal)
    }
  }
  await Promise.all(flushing)
}

async function runOne(
  job: Job,
  run: Run,
  events: ExecutorEvents,
  signal: AbortSignal,
): Promise<void> {
  events.started?.(job.index)
  const options = {
    signal,
    advanced: (done: number) => events.advanced?.(job.index, done),
  }
  let result
  try {
    result = await run(job, options)
  } catch (error) {
    if (signal.aborted) return
    if (error instanceof SweepAlarm) throw error
    events.failed(job.index, error as Error)
    return
  }
  if (!signal.aborted) await events.finished(result)
}
