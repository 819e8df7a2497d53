import type { ConnectedQueue, ConnectQueueOptions } from './queue-options.ts'
import { withQueuePackages } from './queue-packages.ts'

/**
 * Connects to the Redis server through which shards are left to workers. The results come back through
 * Redis too, so that no file system need be shared.
 *
 * @throws RangeError if the server cannot be reached or written to, it is on another machine and there is
 * no secret, or bullmq and ioredis are not installed
 */
export async function connectQueue(options: ConnectQueueOptions): Promise<ConnectedQueue> {
  const { connectBull } = await withQueuePackages(() => import('./bull-executor.ts'))
  return connectBull(options)
}
