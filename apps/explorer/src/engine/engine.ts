import type { TaskMessage, TaskName, Tasks } from '../tasks/tasks.ts'
import type { TaskProgress } from '../tasks/watch.ts'

/** Callbacks and a signal for a running task. */
export interface RunOptions {
  /** Aborting this signal ends the task and its worker at once. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: TaskProgress) => void
  readonly onFound?: (item: unknown) => void
}

/** A task failed. The page shows the message to the reader. */
class TaskError extends Error {
  override readonly name = 'TaskError'
  /** The name of the error in the worker, such as `RangeError`. */
  readonly kind: string

  constructor(kind: string, message: string) {
    super(message)
    this.kind = kind
  }
}

/** Workers that wait for a task. The list contains at most one worker. */
const idle: Worker[] = []

/**
 * Runs a task in a worker, so that the page stays responsive. A busy worker cannot receive
 * messages. To abort a task, the page therefore terminates its worker, and the next task starts a
 * new worker.
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
