import { parentPort } from 'node:worker_threads'
import type { ThreadJob, ThreadMessage } from './executors/thread-pool.ts'
import { runShard, type ShardResult } from './shard.ts'

/** Body of the worker threads: a shard in, its result out, a message after every check. */
function work({ ticket, ...shard }: ThreadJob): ShardResult {
  return runShard(shard, (done) => {
    if (shard.checks.length === 1) return
    const message: ThreadMessage = { ticket, done }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort!.postMessage(message)
  })
}

export { work as default }
