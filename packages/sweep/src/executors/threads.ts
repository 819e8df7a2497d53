import { totalmem } from 'node:os'
import { SweepAlarm } from '../directory/sweep-error.ts'
import type { ShardResult } from '../shard.ts'
import type { Executor, ExecutorEvents, Job } from './executor.ts'
import { runTwice, type ThreadPool } from './thread-pool.ts'

/** Finished shards that may wait for the disk before threads are held back. */
const MOST_FLUSHING = 64

export interface ThreadsOptions {
  readonly pool: ThreadPool
  /** Run every shard by two algorithms and compare. */
  readonly isDouble?: boolean
  /** Bytes that shards running at the same time may take together. Default: 3/4 of the machine's. */
  readonly memory?: number
}

/**
 * Runs shards in worker threads of this process. With one thread in the order of the plan; with more
 * the largest first, so that none is left alone at the end. Shards run beside each other only while
 * their tables fit into memory together, so a big box may run alone.
 */
export function threadsExecutor({ pool, isDouble = false, memory }: ThreadsOptions): Executor {
  const room = memory ?? 0.75 * totalmem()
  return {
    name: `${pool.threads} thread${pool.threads === 1 ? '' : 's'}`,
    close: () => pool.close(),
    run: async (jobs, events, signal) => {
      const order =
        pool.threads === 1 ? jobs.toReversed() : jobs.toSorted((a, b) => a.cost - b.cost)
      const state: Running = { waiting: order, inUse: 0, running: 0, failure: null }
      const flushing = new Set<Promise<void>>()
      const finished = async (result: ShardResult): Promise<void> => {
        const flushed = events.finished(result).finally(() => flushing.delete(flushed))
        flushing.add(flushed)
        if (flushing.size >= MOST_FLUSHING) await Promise.race(flushing)
      }
      const stop = new AbortController()
      const stopping = AbortSignal.any([signal, stop.signal])
      await new Promise<void>((resolve) => {
        const proceed = (): void => {
          while (state.running < pool.threads && !stopping.aborted) {
            const job = nextThatFits(state, room)
            if (job === undefined) break
            state.running++
            state.inUse += job.memory
            void runOne(pool, job, isDouble, { ...events, finished }, stopping)
              .catch((error: unknown) => {
                state.failure ??= error
                stop.abort()
              })
              .finally(() => {
                state.running--
                state.inUse -= job.memory
                proceed()
              })
          }
          const isOver = stopping.aborted || state.waiting.length === 0
          if (state.running === 0 && isOver) resolve()
        }
        proceed()
      })
      await Promise.all(flushing)
      if (state.failure !== null) throw state.failure
    },
  }
}

interface Running {
  /** The next one last. */
  waiting: Job[]
  inUse: number
  running: number
  failure: unknown
}

/** Takes the first job that fits beside those that run; any job if none runs. */
function nextThatFits(state: Running, room: number): Job | undefined {
  const i =
    state.running === 0
      ? state.waiting.length - 1
      : state.waiting.findLastIndex(({ memory }) => state.inUse + memory <= room)
  return i < 0 ? undefined : state.waiting.splice(i, 1)[0]
}

async function runOne(
  pool: ThreadPool,
  job: Job,
  isDouble: boolean,
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
    result = await (isDouble ? runTwice(pool, job, options) : pool.run(job, 'auto', options))
  } catch (error) {
    if (signal.aborted) return
    if (error instanceof SweepAlarm) throw error
    events.failed(job.index, error as Error)
    return
  }
  if (!signal.aborted) await events.finished(result)
}
