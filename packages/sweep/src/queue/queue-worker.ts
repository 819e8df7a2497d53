import type { QueueWorkerOptions } from './queue-options.ts'
import { withQueuePackages } from './queue-packages.ts'

/**
 * Runs shards from a queue until the signal is aborted. Shards run in threads, so that the event
 * loop is free to renew their locks. Without renewal, the queue would assign a long shard to one
 * worker after another.
 *
 * @returns the number of completed shards, and the number of shards that returned to the queue
 * @throws RangeError if the server cannot be reached, or if bullmq and ioredis are not installed
 */
export async function runQueueWorker(
  options: QueueWorkerOptions,
): Promise<{ readonly done: number; readonly givenUp: number }> {
  const { runBullWorker } = await withQueuePackages(() => import('./bull-worker.ts'))
  return runBullWorker(options)
}
