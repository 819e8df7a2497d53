import type { ShardResult } from '../shard.ts'
import type { Executor, Job } from './executor.ts'
import { defaultRoom, lanesOf, type Lanes, threadsInside } from './lanes.ts'
import { tablesInside } from '../plan/tables.ts'
import { type Run, runTogether, takeSmall } from './run-together.ts'
import { runTwice, type ThreadPool } from './thread-pool.ts'
import { MOST_FLUSHING } from '../tuned.ts'

export interface ThreadsOptions {
  readonly pool: ThreadPool
  /** Runs every shard with two algorithms and compares the results. */
  readonly isDouble?: boolean
  /**
   * The maximum total number of bytes that all running shards need. The default is 3/4 of the
   * machine's memory.
   */
  readonly memory?: number
}

/**
 * Runs shards in worker threads of this process. With one thread, the shards run in the order of
 * the plan. With several threads the largest shards run first, so that no large shard runs alone at
 * the end. Shards run at the same time only if their tables fit into memory together, so a big box
 * may run alone. Several threads may work inside such a box, see {@link threadsInside}. If two
 * algorithms are used, only the second run uses several threads.
 */
export function threadsExecutor({ pool, isDouble = false, memory }: ThreadsOptions): Executor {
  const means = { threads: pool.threads, room: memory ?? defaultRoom() }
  return {
    name: `${pool.threads} thread${pool.threads === 1 ? '' : 's'}`,
    close: () => pool.close(),
    run: async (jobs, events, signal) => {
      const order =
        pool.threads === 1 ? jobs.toReversed() : jobs.toSorted((a, b) => a.cost - b.cost)
      const total = jobs.reduce((sum, { cost }) => sum + cost, 0)
      const lanes = lanesOf(means)
      const insideOf = (job: Job): number => threadsInside(job, total, means)
      const state: Running = { waiting: order, running: 0, failure: null }
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
            const job = nextThatFits(state.waiting, lanes, insideOf)
            if (job === undefined) break
            const inside = insideOf(job)
            const small = isDouble ? [job] : takeSmall(state.waiting, job, pool.threads)
            state.running++
            const run: Run = (one, options) =>
              isDouble
                ? runTwice(pool, one, { ...options, threads: inside })
                : pool.run(one, 'auto', { ...options, threads: inside })
            void runTogether(pool, small, run, { ...events, finished }, stopping)
              .catch((error: unknown) => {
                state.failure ??= error
                stop.abort()
              })
              .finally(() => {
                state.running--
                lanes.give(inside, tablesInside(job, inside))
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
  /** The waiting jobs in reverse order, so that the next job is the last job in the list. */
  readonly waiting: Job[]
  running: number
  failure: unknown
}

/**
 * Removes the first job for which enough lanes and memory are free, and reserves the lanes and the
 * memory. If no job is running, any job fits.
 */
function nextThatFits(
  waiting: Job[],
  lanes: Lanes,
  insideOf: (job: Job) => number,
): Job | undefined {
  const i = waiting.findLastIndex((job) => {
    const inside = insideOf(job)
    return lanes.take(inside, tablesInside(job, inside))
  })
  return i < 0 ? undefined : waiting.splice(i, 1)[0]
}
