import { Worker } from 'node:worker_threads'
import type { WorkerAnswer } from './worker.ts'
import { WORKER_ENTRY } from './worker-entry.ts'
import type { WorkerPart } from './worker-part.ts'

/**
 * Workers that have completed their part and are waiting for another part. They do not keep the
 * process alive.
 */
const idle: Worker[] = []

/**
 * Runs all parts of a task at the same time, each in its own worker thread. Workers are kept for
 * later calls. If one worker fails, the others are terminated, because they may be waiting for it.
 *
 * @throws (by rejection) the error of a worker, or an Error if another thread stopped all workers
 */
export async function inWorkers(parts: readonly WorkerPart[]): Promise<void> {
  const workers = parts.map(() => idle.pop() ?? new Worker(WORKER_ENTRY))
  try {
    const answers = await Promise.all(workers.map((worker, i) => answerOf(worker, parts[i]!)))
    // The worker that caused the failure reports the error itself.
    if (answers.includes('stopped')) throw new Error('solve: another thread stopped the workers')
  } catch (error) {
    await Promise.all(workers.map((worker) => worker.terminate()))
    throw error
  }
  for (const worker of workers) worker.unref()
  idle.push(...workers)
}

function answerOf(worker: Worker, part: WorkerPart): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number): void =>
      reject(new Error(`a worker ended early with exit code ${code}`))
    worker.once('message', (answer: WorkerAnswer) => {
      worker.off('error', reject).off('exit', ended)
      resolve(answer)
    })
    worker.once('error', reject).once('exit', ended)
    worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(part)
  })
}
