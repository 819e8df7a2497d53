import { isOtherFailure } from './wavefront.ts'
import type { WebAnswer, WebJob } from './web-job.ts'
import type { WebWorker, WebWorkerEvent } from './web-worker-api.ts'

/** Starts a worker that runs `web-worker.ts`. */
export type CreateWorker = () => WebWorker

/** Workers that have done their job and wait for another, by what started them. */
const idle = new Map<CreateWorker, WebWorker[]>()

/**
 * Does all jobs at the same time, each in a worker of its own. Workers are kept for later calls. If
 * one fails, the others, which may be waiting for it, are ended.
 *
 * @returns the packed entries of each whole table, null for parts
 * @throws by rejection, what a worker threw, or an Error if a worker could not be started
 */
export async function inWebWorkers(
  jobs: readonly WebJob[],
  createWorker: CreateWorker,
): Promise<(ArrayBuffer | null)[]> {
  const workers: WebWorker[] = []
  try {
    for (let i = 0; i < jobs.length; i++) {
      workers.push(idle.get(createWorker)?.pop() ?? createWorker())
    }
    const answers = await Promise.all(workers.map((worker, i) => answerOf(worker, jobs[i]!)))
    idle.set(createWorker, [...(idle.get(createWorker) ?? []), ...workers])
    return answers
  } catch (error) {
    for (const worker of workers) worker.terminate()
    throw error
  }
}

/**
 * Ends all workers that wait for a job, and frees the memory they hold. A page that will not solve
 * anything for a while calls it; later calls of `solveInThreads` start new workers.
 */
export function endIdleWorkers(): void {
  for (const workers of idle.values()) for (const worker of workers) worker.terminate()
  idle.clear()
}

function answerOf(worker: WebWorker, job: WebJob): Promise<ArrayBuffer | null> {
  return new Promise((resolve, reject) => {
    const listen = (event: WebWorkerEvent): void => {
      for (const type of EVENTS) worker.removeEventListener(type, listen)
      if (event.type !== 'message') {
        const why = event.message ?? 'its script could not be loaded, or an answer not be read'
        reject(new Error(`a worker failed: ${why}`))
        return
      }
      const answer = event.data as WebAnswer
      if (!('error' in answer)) resolve(answer.packed)
      // the worker at fault says itself what happened
      else if (!isOtherFailure(answer.error)) reject(answer.error)
    }
    for (const type of EVENTS) worker.addEventListener(type, listen)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(job)
  })
}

const EVENTS = ['message', 'messageerror', 'error'] as const
