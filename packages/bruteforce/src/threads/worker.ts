import { parentPort } from 'node:worker_threads'
import { isOtherFailure } from './progress.ts'
import { doPart, type WorkerPart } from './worker-part.ts'

/** How a part ended: either the whole part is done, or another thread gave up. */
export type WorkerAnswer = 'done' | 'stopped'

parentPort!.on('message', (part: WorkerPart) => {
  let answer: WorkerAnswer = 'done'
  try {
    doPart(part)
  } catch (error) {
    if (!isOtherFailure(error)) throw error
    answer = 'stopped'
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(answer)
})
