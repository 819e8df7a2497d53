import type { StopSignal, WorkProgress } from '../task/ticker.ts'
import type { WebWorker, WebWorkerEvent } from '../workers/web-worker-api.ts'
import type {
  CancelRequest,
  TableReply,
  TableRequest,
  WorkerAnswers,
  WorkerQuestions,
} from './requests.ts'

/** An AbortSignal, or anything that tells the same. */
export interface AbortSignalLike extends StopSignal {
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** Who waits for an answer of a worker. */
export interface RequestOptions {
  /** Once it is aborted the promise rejects with its reason, and the worker gives the answer up. */
  readonly signal?: AbortSignalLike | undefined
  /** Told some hundred times a second at most how far the answer is. */
  readonly onProgress?: ((progress: WorkProgress) => void) | undefined
}

/** The page's end of the line to a worker. */
export interface TableClient {
  readonly ask: <Name extends keyof WorkerQuestions>(
    name: Name,
    question: WorkerQuestions[Name],
    options: RequestOptions,
  ) => Promise<WorkerAnswers[Name]>
  /** Ends the worker and rejects what is asked and will be; of several reasons the first counts. */
  readonly close: (reason: unknown) => void
}

interface Pending {
  readonly resolve: (answer: never) => void
  readonly reject: (reason: unknown) => void
  readonly onProgress: RequestOptions['onProgress']
}

const EVENTS = ['message', 'messageerror', 'error'] as const

/** Speaks with a worker that runs `web-table-worker.ts`, and ends it if it fails. */
export function tableClient(worker: WebWorker): TableClient {
  const pending = new Map<number, Pending>()
  let closed: { readonly reason: unknown } | undefined
  let asked = 0
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
      const why = event.message ?? 'its script could not be loaded, or an answer not be read'
      close(new Error(`the worker of the table failed: ${why}`))
      return
    }
    const reply = event.data as TableReply
    const waiting = pending.get(reply.id)
    // the answer to what has been given up
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
      const id = ++asked
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
  return reason ?? new Error('the answer is not wanted any more')
}
