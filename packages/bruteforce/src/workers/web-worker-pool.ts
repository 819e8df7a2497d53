import { isOtherFailure } from '../threads/progress.ts'
import type { WebAnswer, WebJob } from './web-job.ts'
import type { WebWorker, WebWorkerEvent } from './web-worker-api.ts'

/** Starts a worker that runs `web-worker.ts`. */
export type CreateWorker = () => WebWorker

/** Idle workers, which wait for another job, grouped by the function that started them. */
const idle = new Map<CreateWorker, WebWorker[]>()

/**
 * Does all jobs at the same time, each in its own worker. Workers are kept for later calls. If one
 * worker fails, the others are terminated, because they may be waiting for it.
 *
 * @returns the packed entries of each whole table, and null for each part
 * @throws (by rejection) the error of a worker, or an Error if a worker could not be started
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
    const packed = answers.map((answer) => {
      if ('error' in answer) throw answer.error
      return answer.packed
    })
    idle.set(createWorker, [...(idle.get(createWorker) ?? []), ...workers])
    return packed
  } catch (error) {
    for (const worker of workers) worker.terminate()
    throw error
  }
}

/**
 * Terminates all workers that wait for a job, and frees their memory. Call this function if a page
 * will not solve anything for a while. Later calls of `solveInThreads` start new workers.
 */
export function endIdleWorkers(): void {
  for (const workers of idle.values()) for (const worker of workers) worker.terminate()
  idle.clear()
}

/**
 * The answer of a worker. The answer is an error if the worker stopped only because another worker
 * gave up.
 */
function answerOf(worker: WebWorker, job: WebJob): Promise<WebAnswer> {
  return new Promise((resolve, reject) => {
    const listen = (event: WebWorkerEvent): void => {
      for (const type of EVENTS) worker.removeEventListener(type, listen)
      if (event.type !== 'message') {
        const why =
          event.message ?? 'its script could not be loaded, or an answer could not be read'
        reject(new Error(`a worker failed: ${why}`))
        return
      }
      const answer = event.data as WebAnswer
      // The worker that caused the failure reports the error itself.
      if ('error' in answer && !isOtherFailure(answer.error)) reject(answer.error)
      else resolve(answer)
    }
    for (const type of EVENTS) worker.addEventListener(type, listen)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(job)
  })
}

const EVENTS = ['message', 'messageerror', 'error'] as const
