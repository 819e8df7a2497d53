import type { ConnectedQueue, ConnectQueueOptions } from './queue-options.ts'
import { withQueuePackages } from './queue-packages.ts'

/**
 * Connects to the Redis server that distributes the shards to workers. The results also come back
 * through Redis, so no shared file system is needed.
 *
 * @throws RangeError if the server cannot be reached or written to, if the server is on another
 *   machine and no secret is given, or if bullmq and ioredis are not installed
 */
export async function connectQueue(options: ConnectQueueOptions): Promise<ConnectedQueue> {
  const { connectBull } = await withQueuePackages(() => import('./bull-executor.ts'))
  return connectBull(options)
}
