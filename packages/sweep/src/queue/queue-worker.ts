import type { QueueWorkerOptions } from './queue-options.ts'
import { withQueuePackages } from './queue-packages.ts'

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
