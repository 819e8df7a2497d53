import type { StopSignal, WorkProgress } from '../task/ticker.ts'
import type { WebWorker, WebWorkerEvent } from '../workers/web-worker-api.ts'
import type {
  CancelRequest,
  TableReply,
  TableRequest,
  WorkerAnswers,
  WorkerQuestions,
} from './requests.ts'

/** An AbortSignal, or an object with the same members. */
export interface AbortSignalLike extends StopSignal {
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** The options of a request to a worker. */
export interface RequestOptions {
  /**
   * If the signal is aborted, the promise rejects with its reason, and the worker cancels the
   * answer.
   */
  readonly signal?: AbortSignalLike | undefined
  /** Called with the progress of the answer, at most a few hundred times per second. */
  readonly onProgress?: ((progress: WorkProgress) => void) | undefined
}

/** The page's side of the connection to a worker. */
export interface TableClient {
  readonly ask: <Name extends keyof WorkerQuestions>(
    name: Name,
    question: WorkerQuestions[Name],
    options: RequestOptions,
  ) => Promise<WorkerAnswers[Name]>
  /** Terminates the worker and rejects all pending and future questions. Later calls do nothing. */
  readonly close: (reason: unknown) => void
}

interface Pending {
  readonly resolve: (answer: never) => void
  readonly reject: (reason: unknown) => void
  readonly onProgress: RequestOptions['onProgress']
}

const EVENTS = ['message', 'messageerror', 'error'] as const

/**
 * Communicates with a worker that runs `web-table-worker.ts`, and terminates the worker if it
 * fails.
 */
export function tableClient(worker: WebWorker): TableClient {
  const pending = new Map<number, Pending>()
  let closed: { readonly reason: unknown } | undefined
  let requests = 0
  const post = (message: TableRequest | CancelRequest): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(message)
  }
  const close = (reason: unknown): void => {
    if (closed !== undefined) return
    closed = { reason }
    for (const type of EVENTS) worker.removeEventListener(type, listen)
    worker.terminate()
    for (const { reject } of pending.values()) reject(reason)
    pending.clear()
  }
  function listen(event: WebWorkerEvent): void {
    if (event.type !== 'message') {
      const why = event.message ?? 'its script could not be loaded, or an answer could not be read'
      close(new Error(`the worker of the table failed: ${why}`))
      return
    }
    const reply = event.data as TableReply
    const waiting = pending.get(reply.id)
    // This answer belongs to a cancelled request.
    if (waiting === undefined) return
    if ('progress' in reply) {
      waiting.onProgress?.(reply.progress)
      return
    }
    pending.delete(reply.id)
    if ('error' in reply) waiting.reject(reply.error)
    else waiting.resolve(reply.answer as never)
  }
  for (const type of EVENTS) worker.addEventListener(type, listen)
  return {
    close,
    async ask(name, question, { signal, onProgress }) {
      if (closed !== undefined) throw closed.reason
      if (signal?.aborted === true) throw reasonOf(signal)
      const id = ++requests
      let giveUp = (): void => {}
      try {
        return await new Promise((resolve, reject) => {
          giveUp = () => {
            post({ cancel: id })
            reject(reasonOf(signal!))
          }
          pending.set(id, { resolve, reject, onProgress })
          signal?.addEventListener('abort', giveUp)
          post({ id, name, question, isWatched: onProgress !== undefined } as TableRequest)
        })
      } finally {
        pending.delete(id)
        signal?.removeEventListener('abort', giveUp)
      }
    },
  }
}

function reasonOf({ reason }: StopSignal): unknown {
  return reason ?? new Error('the request was cancelled')
}
