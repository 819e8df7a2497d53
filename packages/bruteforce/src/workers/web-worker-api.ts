/**
 * The part of the Web Worker API that nimlab uses, with types that do not require the type library
 * for browsers. The class `Worker` of a browser satisfies this interface.
 */
export interface WebWorker {
  postMessage(message: unknown): void
  addEventListener(type: string, listener: (event: WebWorkerEvent) => void): void
  removeEventListener(type: string, listener: (event: WebWorkerEvent) => void): void
  terminate(): void
}

/** An event of type `message`, with data, or `error`, which may have a message. */
export interface WebWorkerEvent {
  readonly type: string
  readonly data?: unknown
  readonly message?: string
}

/** The `globalThis` of a worker. */
export interface WebWorkerScope {
  postMessage(message: unknown, transfer: readonly ArrayBuffer[]): void
  addEventListener(type: 'message', listener: (event: WebWorkerEvent) => void): void
}
