import { isMainThread, type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { WorkProgress } from '@nim/bruteforce'
import type { Loading } from '@nim/sweep/modules'
import type { ExitCode } from '../exit-code.ts'

/**
 * The data for a thread that runs the command. The number in `interrupted` becomes 1 when the run
 * is interrupted.
 */
export interface ThreadData {
  readonly interrupted: Int32Array<SharedArrayBuffer>
}

/** A message from this thread to its process. */
export type CommandMessage =
  /** The progress of the work. */
  | WorkProgress
  /** A line for stderr. */
  | { readonly noted: string }
  /**
   * Any new results, and the text that nimlab prints if the command must end after these results.
   */
  | { readonly written?: string; readonly kept: string }
  /** The time limit of the whole command, in seconds. */
  | { readonly seconds: number }
  /** The thread has received the request to end, and will end by itself. */
  | { readonly isEnding: true }
  /** The reason why the command cannot continue. */
  | { readonly stopped: string }
  /**
   * A temporary file that was opened or closed. If the thread ended while such a file was open,
   * nobody would delete the file.
   */
  | { readonly temporary: string; readonly isOpen: boolean }
  /** A module of the user that is being loaded. */
  | Loading
  /** The exit code of a command that is complete. */
  | { readonly ended: ExitCode }

/** The connection to the process, if this is a thread that runs the command; otherwise null. */
export function commandPort(): (ThreadData & { readonly port: MessagePort }) | null {
  const { interrupted } = (workerData ?? {}) as Partial<ThreadData>
  if (isMainThread || parentPort === null || interrupted === undefined) return null
  return { port: parentPort, interrupted }
}

/**
 * Sends a message at once. The output streams of a thread deliver text only between the thread's
 * tasks, possibly hours later.
 */
export function tellProcess(port: MessagePort, message: CommandMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage(message)
}
