import { Worker } from 'node:worker_threads'
import { isOtherFailure } from './wavefront.ts'
import { WORKER_ENTRY } from './worker-entry.ts'
import type { WorkerPart } from './worker-part.ts'

/** Workers that have done their part and wait for another; they do not keep the process alive. */
const idle: Worker[] = []

/**
 * Does all parts at the same time, each in a worker thread of its own. Workers are kept for later
 * calls. If one fails, the others, which may be waiting for it, are ended.
 *
 * @throws by rejection, what a worker threw
 */
export async function inWorkers(parts: readonly WorkerPart[]): Promise<void> {
  const workers = parts.map(() => idle.pop() ?? new Worker(WORKER_ENTRY))
  try {
    await Promise.all(workers.map((worker, i) => done(worker, parts[i]!)))
  } catch (error) {
    await Promise.all(workers.map((worker) => worker.terminate()))
    throw error
  }
  for (const worker of workers) worker.unref()
  idle.push(...workers)
}

function done(worker: Worker, part: WorkerPart): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const ended = (code: number): void => reject(new Error(`a worker ended early, code ${code}`))
    const failed = (error: unknown): void => {
      // the worker at fault says itself what happened
      if (isOtherFailure(error)) worker.off('exit', ended)
      else reject(error)
    }
    worker.once('message', () => {
      worker.off('error', failed).off('exit', ended)
      resolve()
    })
    worker.once('error', failed).once('exit', ended)
    worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(part)
  })
}
