import type { TaskMessage, TaskName, Tasks } from '../tasks/tasks.ts'
import type { TaskProgress } from '../tasks/watch.ts'

/** Who looks on while a task works. */
export interface RunOptions {
  /** Ends the task at once, with its worker. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: TaskProgress) => void
  readonly onFound?: (item: unknown) => void
}

/** A task could not be done; the message says why, for who reads the page. */
class TaskError extends Error {
  override readonly name = 'TaskError'
  /** Name of the error in the worker, such as `RangeError`. */
  readonly kind: string

  constructor(kind: string, message: string) {
    super(message)
    this.kind = kind
  }
}

/** Workers that wait for a task; one is kept. */
const idle: Worker[] = []

/**
 * Has a worker do a task. The page stays alive meanwhile. A worker cannot be told anything while it
 * computes, so a task that is aborted ends with its worker, and the next one has a fresh one.
 *
 * @throws (by rejection) the reason of the signal, or TaskError
 */
export function run<N extends TaskName>(
  name: N,
  given: Tasks[N]['given'],
  { signal, onProgress, onFound }: RunOptions = {},
): Promise<Tasks[N]['answer']> {
  signal?.throwIfAborted()
  const worker = idle.pop() ?? startWorker()
  return new Promise((resolve, reject) => {
    const ended = new AbortController()
    const keep = (): void => {
      ended.abort()
      if (idle.length === 0) idle.push(worker)
      else worker.terminate()
    }
    const end = (reason: unknown): void => {
      ended.abort()
      worker.terminate()
      reject(reason)
    }
    const whileWorking = { signal: ended.signal }
    signal?.addEventListener('abort', () => end(signal.reason), whileWorking)
    worker.addEventListener(
      'error',
      ({ message }) => end(new TaskError('Error', message || 'the worker could not be started')),
      whileWorking,
    )
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<TaskMessage>) => {
        switch (data.kind) {
          case 'progress':
            return onProgress?.(data.progress)
          case 'found':
            return onFound?.(data.item)
          case 'answer':
            keep()
            return resolve(data.answer as Tasks[N]['answer'])
          case 'failure':
            keep()
            return reject(new TaskError(data.name, data.message))
        }
      },
      whileWorking,
    )
    worker.postMessage({ name, given })
  })
}

function startWorker(): Worker {
  return new Worker(new URL('../worker/engine-worker.ts', import.meta.url), { type: 'module' })
}
