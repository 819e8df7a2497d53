import { parentPort } from 'node:worker_threads'
import type { ModuleFailure, ThreadJob, ThreadMessage } from './executors/thread-pool.ts'
import { ModuleError } from './modules/module-error.ts'
import { type Derivation, deriveFromRules } from './review/derive.ts'
import { runShard, type ShardResult } from './shard.ts'

/**
 * Body of the worker threads: a shard in, its result out, a message after every check. The class of an
 * error does not cross threads: what is wrong with a module is an answer.
 */
async function work(job: ThreadJob): Promise<ShardResult | Derivation | ModuleFailure | null> {
  try {
    return await answer(job)
  } catch (error) {
    if (error instanceof ModuleError) return { moduleError: error.message }
    throw error
  }
}

async function answer(job: ThreadJob): Promise<ShardResult | Derivation | null> {
  if ('record' in job) return deriveFromRules(job.record)
  const { ticket } = job
  if ('shards' in job) {
    for (const shard of job.shards) {
      try {
        tell({ ticket, result: await runShard(shard) })
      } catch (error) {
        const isOfModule = error instanceof ModuleError
        tell({ ticket, shard: shard.index, error: error as Error, isOfModule })
      }
    }
    return null
  }
  const { shard } = job
  // Only a big shard is worth the time to load what starts threads of its own.
  if (shard.checks.some(({ threads = 1 }) => threads > 1)) {
    const { provideThreads } = await import('@nim/bruteforce/threads')
    provideThreads()
  }
  return runShard(shard, (done) => {
    if (shard.checks.length > 1) tell({ ticket, done })
  })
}

function tell(message: ThreadMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(message)
}

export { work as default }
