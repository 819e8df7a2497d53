import { isMainThread, type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { WorkProgress } from '@nim/bruteforce'
import type { Loading } from '@nim/sweep/modules'
import type { ExitCode } from '../exit-code.ts'

/** What a thread is given that runs the command: a word that is set once the run is interrupted. */
export interface ThreadData {
  readonly interrupted: Int32Array<SharedArrayBuffer>
}

/** What such a thread tells its process while it works. */
export type Told =
  /** How far it is. */
  | WorkProgress
  /** A line for stderr. */
  | { readonly noted: string }
  /** Results, if there are any, and what is printed if the command has to end after them. */
  | { readonly written?: string; readonly kept: string }
  /** The seconds that the whole command may take. */
  | { readonly seconds: number }
  /** It has heard that it has to end, and ends by itself. */
  | { readonly isEnding: true }
  /** Why the command cannot go on. */
  | { readonly stopped: string }
  /** A temporary file, which is left if the thread is ended while it is open. */
  | { readonly temporary: string; readonly isOpen: boolean }
  /** A module of a user that is being loaded. */
  | Loading
  /** The exit code, of a command that came to its end. */
  | { readonly ended: ExitCode }

/** The process of this thread, if it is one that runs the command. */
export function commandPort(): (ThreadData & { readonly port: MessagePort }) | null {
  const { interrupted } = (workerData ?? {}) as Partial<ThreadData>
  if (isMainThread || parentPort === null || interrupted === undefined) return null
  return { port: parentPort, interrupted }
}

/** Tells it at once: a thread's own streams deliver only between its tasks, after work of hours. */
export function tellProcess(port: MessagePort, told: Told): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage(told)
}
