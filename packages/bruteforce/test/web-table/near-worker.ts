import type { CancelRequest, TableRequest } from '../../src/web-table/requests.ts'
import { tableServer } from '../../src/web-table/table-server.ts'
import type { WebWorker, WebWorkerEvent } from '../../src/web-table/web-table.ts'

/** A function that starts workers in this thread, and a log of their state. */
export interface NearWorker {
  readonly createWorker: () => WebWorker
  readonly log: { isEnded: boolean; listeners: number; requests: (TableRequest | CancelRequest)[] }
  /** Sends an event to the page. */
  readonly say: (event: WebWorkerEvent) => void
}

/** Imitates a browser: it copies each message and delivers it later. */
export function nearWorker(): NearWorker {
  const log: NearWorker['log'] = { isEnded: false, listeners: 0, requests: [] }
  const listeners = new Set<(event: WebWorkerEvent) => void>()
  const say = (event: WebWorkerEvent): void => {
    if (!log.isEnded) for (const listener of listeners) listener(event)
  }
  const serve = tableServer(
    (reply, moved) => {
      const data: unknown = structuredClone(reply, { transfer: [...moved] })
      setImmediate(() => say({ type: 'message', data }))
    },
    () => new Promise((resolve) => setImmediate(resolve)),
  )
  const worker: WebWorker = {
    postMessage(message) {
      const request = structuredClone(message) as TableRequest | CancelRequest
      log.requests.push(request)
      setImmediate(() => {
        if (!log.isEnded) serve(request)
      })
    },
    addEventListener(_type, listener) {
      listeners.add(listener)
      log.listeners = listeners.size
    },
    removeEventListener(_type, listener) {
      listeners.delete(listener)
      log.listeners = listeners.size
    },
    terminate() {
      log.isEnded = true
    },
  }
  return { createWorker: () => worker, log, say }
}
