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
  /** Worker threads, at least 1. */
  readonly threads: number
  /** A Redis server; the work is then left to the workers of its queue. */
  readonly queue?: QueueAccess
  /** Stop at the first refutation. */
  readonly isFirst?: boolean
  /** Aborting it gives up the shards in flight; finished ones are kept. */
  readonly signal: AbortSignal
}

/** A sweep directory that is open, and what is left to do in it. */
export type OpenedSweep = Pick<OpenSweep, 'sweep' | 'stored' | 'shards' | 'jobs'>

/** What is told while a sweep is opened, estimated and run. */
export interface RunSweepEvents extends SweepEvents {
  opened?(opened: OpenedSweep): void
  /** What the jobs will take; null if it is not known. Told before the first of them begins. */
  estimated?(estimate: Preview | null): void
  /** What concerns the connection to a queue, in words. */
  noted?(line: string): void
}

/** What a sweep ended with. */
export interface RunSweepResult extends SweepOutcome {
  /** Shards of the part. */
  readonly shards: number
  /** Shards run by two algorithms now, and those of them with a check that was only repeated. */
  readonly twice: { readonly shards: number; readonly repeated: number }
  /** What the merged directory says; null if shards of the plan are missing. */
  readonly summary: Summary | null
}

/**
 * Runs a sweep, or what is left of it, into a directory, and joins the results there if all of the plan
 * is done.
 *
 * @throws (by rejection) as `openSweep`; RangeError if a queue cannot be
 * reached or the plan has claims of modules for it; what the file system
 * says; SweepAlarm, which is also kept in the directory
 */
export async function runSweep(
  options: RunSweepOptions,
  events: RunSweepEvents = {},
): Promise<RunSweepResult> {
  // first of all: a wrong address must leave no directory behind
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

/** What the jobs will take; null if there is none, or no time to measure one. */
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
