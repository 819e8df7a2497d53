import type { ThreadPool } from '../executors/thread-pool.ts'
import { withQueuePackages } from './queue-packages.ts'

export interface QueueWorkerOptions {
  readonly url: string
  /**
   * As many shards are computed at the same time as it has threads, and as fit into memory together. A
   * big one has the threads inside for which memory leaves no other shard.
   */
  readonly pool: ThreadPool
  /** Bytes of tables that one check may allocate. */
  readonly memory: number
  /** After so many seconds the shards of a worker that vanished are given to others. */
  readonly lockSeconds: number
  /** Aborting it ends the worker; shards in flight go back to the queue. */
  readonly signal: AbortSignal
  readonly note: (line: string) => void
}

/**
 * Computes shards of a queue until the signal is aborted. Shards run in threads: the event loop stays
 * free to renew their locks, without which the queue would give a long shard to another worker for
 * ever.
 *
 * @returns the number of shards computed, and of those that went back to the queue
 * @throws RangeError if the server cannot be reached, or bullmq and ioredis are not installed
 */
export async function runQueueWorker(
  options: QueueWorkerOptions,
): Promise<{ readonly done: number; readonly givenUp: number }> {
  const { runBullWorker } = await withQueuePackages(() => import('./bull-worker.ts'))
  return runBullWorker(options)
}
