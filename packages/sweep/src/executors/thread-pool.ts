import { setMaxListeners } from 'node:events'
import { Piscina } from 'piscina'
import { SweepAlarm } from '../directory/sweep-error.ts'
import type { Shard, ShardResult } from '../shard.ts'

/**
 * How tables are made: `auto` by the fastest kernels; `plain` by typed arrays alone, the other
 * algorithm that results are compared with.
 */
export type Algorithm = 'auto' | 'plain'

/** Threads that run shards, so that no event loop is ever blocked by one. */
export interface ThreadPool {
  readonly threads: number
  /**
   * Runs a shard by one algorithm in a thread of its own. Aborting ends the thread.
   * @throws (by rejection) what a check throws, or an AbortError
   */
  run(shard: Shard, algorithm: Algorithm, options: RunInThread): Promise<ShardResult>
  close(): Promise<void>
}

export interface RunInThread {
  readonly signal?: AbortSignal
  readonly advanced?: (done: number) => void
}

/** What a thread is asked. */
export interface ThreadJob extends Shard {
  /** Tells its messages from those of other jobs. */
  readonly ticket: number
}

/** What a thread tells while it works. */
export interface ThreadMessage {
  readonly ticket: number
  readonly done: number
}

const BOOT: Readonly<Record<Algorithm, string>> = {
  auto: new URL('../../worker/boot.mjs', import.meta.url).href,
  plain: new URL('../../worker/plain.mjs', import.meta.url).href,
}

/** A pool of so many threads for each algorithm; they start when they are first needed. */
export function threadPool(threads: number): ThreadPool {
  const pools = new Map<Algorithm, Piscina<ThreadJob, ShardResult>>()
  const listeners = new Map<number, (done: number) => void>()
  let tickets = 0

  const poolOf = (algorithm: Algorithm): Piscina<ThreadJob, ShardResult> => {
    const pool =
      pools.get(algorithm) ??
      new Piscina<ThreadJob, ShardResult>({
        filename: BOOT[algorithm],
        minThreads: 0,
        maxThreads: threads,
        idleTimeout: 60_000,
        concurrentTasksPerWorker: 1,
      }).on('message', ({ ticket, done }: ThreadMessage) => listeners.get(ticket)?.(done))
    pools.set(algorithm, pool)
    return pool
  }

  return {
    threads,
    run: async ({ index, checks }, algorithm, { signal, advanced }) => {
      const ticket = tickets++
      if (advanced !== undefined) listeners.set(ticket, advanced)
      if (signal !== undefined) setMaxListeners(0, signal)
      try {
        const job = { index, checks, ticket }
        return await poolOf(algorithm).run(job, signal === undefined ? {} : { signal })
      } finally {
        listeners.delete(ticket)
      }
    },
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()))
      pools.clear()
    },
  }
}

/**
 * Runs a shard by two algorithms.
 * @throws SweepAlarm (by rejection) if their results differ; otherwise as {@link ThreadPool.run}
 */
export async function runTwice(
  pool: ThreadPool,
  shard: Shard,
  options: RunInThread,
): Promise<ShardResult> {
  const first = await pool.run(shard, 'auto', options)
  const second = await pool.run(shard, 'plain', options)
  if (first.digest !== second.digest) {
    const i = first.records.findIndex((record, n) => record.digest !== second.records[n]?.digest)
    throw new SweepAlarm(
      `shard ${shard.index}: two algorithms disagree, ${first.digest} and ${second.digest}; first at case ${i + 1}: ${JSON.stringify(shard.checks[Math.max(i, 0)])}`,
    )
  }
  return { ...first, seconds: first.seconds + second.seconds }
}
