import type { Executor } from '../executors/executor.ts'
import { requireNoModules } from './no-modules.ts'
import type { QueueExecutorOptions } from './queue-options.ts'
import { withQueuePackages } from './queue-packages.ts'

/**
 * Leaves shards to workers on other machines, through Redis. The results come back through Redis
 * too, so that no file system need be shared. What is enqueued twice is there once, and what is
 * computed twice is compared.
 *
 * @throws RangeError if the plan has claims of modules, the server cannot be reached, or bullmq and
 * ioredis are not installed
 */
export async function queueExecutor(options: QueueExecutorOptions): Promise<Executor> {
  requireNoModules(options.sweep.plan)
  const { bullExecutor } = await withQueuePackages(() => import('./bull-executor.ts'))
  return bullExecutor(options)
}
