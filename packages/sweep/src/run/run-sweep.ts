import type { Executor } from '../executors/executor.ts'
import { type ThreadPool, threadPool } from '../executors/thread-pool.ts'
import { threadsExecutor } from '../executors/threads.ts'
import type { ConnectedQueue } from '../queue/queue-options.ts'
import type { QueueAccess } from '../queue/queue-secret.ts'
import { mergeSweep } from '../review/merge.ts'
import type { Summary } from '../review/summary.ts'
import { isIndependent } from '../shard.ts'
import { type OpenSweep, openSweep, type OpenSweepOptions } from './open-sweep.ts'
import { preview, type Preview } from './preview.ts'
import type { SweepEvents, SweepOutcome } from './run-jobs.ts'

export interface RunSweepOptions extends OpenSweepOptions {
  /** The number of worker threads, at least 1. */
  readonly threads: number
  /** A Redis server. If a server is given, the workers of its queue do the work. */
  readonly queue?: QueueAccess
  /** True to stop at the first refutation. */
  readonly isFirst?: boolean
  /**
   * Stops the run when this signal is aborted. Running shards are abandoned; finished shards are
   * stored.
   */
  readonly signal: AbortSignal
}

/** An open sweep directory, and the remaining work of the sweep. */
export type OpenedSweep = Pick<OpenSweep, 'sweep' | 'stored' | 'shards' | 'jobs'>

/** The events that occur while a sweep is opened, estimated and run. */
export interface RunSweepEvents extends SweepEvents {
  opened?(opened: OpenedSweep): void
  /**
   * Receives the expected cost of the jobs before the first job starts; null if the cost is not
   * known.
   */
  estimated?(estimate: Preview | null): void
  /** Receives messages about the connection to a queue. */
  noted?(line: string): void
}

/** The result of a sweep. */
export interface RunSweepResult extends SweepOutcome {
  /** The number of shards of the part. */
  readonly shards: number
  /**
   * The number of shards that this run ran with two algorithms. `repeated` counts those shards in
   * which the second run of some check was not fully independent.
   */
  readonly twice: { readonly shards: number; readonly repeated: number }
  /** The summary of the merged directory; null if shards of the plan are missing. */
  readonly summary: Summary | null
}

/**
 * Runs a sweep, or the rest of it, into a directory. If the whole plan is done, the function merges
 * the results in that directory.
 *
 * @throws (by rejection) as `openSweep`; RangeError if a queue cannot be reached, or if the plan
 *   for a queue has claims of modules; the error of the file system; SweepAlarm, which is also
 *   stored in the directory
 */
export async function runSweep(
  options: RunSweepOptions,
  events: RunSweepEvents = {},
): Promise<RunSweepResult> {
  // Connect to the queue first, because an invalid address must not leave a directory behind.
  const queue = await connected(options, events)
  const pool = threadPool(options.threads)
  try {
    const open = await openSweep(options)
    try {
      const { isDouble = false } = options
      const executor =
        queue === null ? threadsExecutor({ pool, isDouble }) : queue.executor(open.sweep, isDouble)
      try {
        return await runOpen(open, executor, pool, options, events)
      } finally {
        await executor.close()
      }
    } finally {
      open.release()
    }
  } finally {
    queue?.close()
    await pool.close()
  }
}

async function connected(
  { queue }: RunSweepOptions,
  events: RunSweepEvents,
): Promise<ConnectedQueue | null> {
  if (queue === undefined) return null
  const { connectQueue } = await import('../queue/connect-queue.ts')
  return connectQueue({ ...queue, note: (line) => events.noted?.(line) })
}

async function runOpen(
  open: OpenSweep,
  executor: Executor,
  pool: ThreadPool,
  { directory, memory, isFirst = false, signal }: RunSweepOptions,
  events: RunSweepEvents,
): Promise<RunSweepResult> {
  const { shards } = open
  events.opened?.(open)
  events.estimated?.(await estimateOf(open, pool, { memory, signal }))
  const twice = { shards: 0, repeated: 0 }
  const outcome = await open.run(executor, {
    signal,
    isFirst,
    events: {
      ...events,
      finished: (result) => {
        events.finished?.(result)
        if (result.second === undefined) return
        twice.shards++
        if (!isIndependent(result.second)) twice.repeated++
      },
    },
  })
  const summary = outcome.done === shards ? (await mergeSweep(directory)).summary : null
  return { ...outcome, shards, twice, summary }
}

/** The expected cost of the jobs; null if there are no jobs, or if there was no time to measure. */
async function estimateOf(
  { sweep, jobs }: OpenSweep,
  pool: ThreadPool,
  options: { readonly memory: number; readonly signal: AbortSignal },
): Promise<Preview | null> {
  if (jobs.length === 0) return null
  try {
    return await preview({ shards: jobs.map(({ index }) => sweep.shards[index]!) }, pool, options)
  } catch (error) {
    if (options.signal.aborted) return null
    throw error
  }
}
