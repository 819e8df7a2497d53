import { Worker } from 'node:worker_threads'
import { WORKER_ENTRY } from './worker-entry.ts'
import type { WorkerPart } from './worker-part.ts'

/**
 * The worker threads that help the current thread. The current thread does not wait for their
 * answers.
 */
const workers: Worker[] = []

/**
 * Asks `helpers` threads to do a part of the work in parallel with the current thread (see
 * `Summon`). The function starts threads if too few exist.
 */
export function summonCrew(helpers: number, part: WorkerPart): void {
  while (workers.length < helpers) workers.push(newHelper())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  for (const helper of workers.slice(0, helpers)) helper.postMessage(part)
}

function newHelper(): Worker {
  const helper = new Worker(WORKER_ENTRY)
  const leave = (): void => {
    const at = workers.indexOf(helper)
    if (at >= 0) workers.splice(at, 1)
  }
  // If a part of the work fails, a call of `giveUp` informs the thread that waits for this part.
  helper.on('error', leave).on('exit', leave)
  helper.unref()
  return helper
}
