import { outputSignal } from './output.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * A signal that aborts on Ctrl-C, SIGTERM or SIGHUP (the terminal was closed), and when results cannot be
 * written any more, for as long as the run lasts. A second Ctrl-C ends the process in the usual way.
 */
export function interruptSignal(): { readonly signal: AbortSignal; release(): void } {
  const controller = new AbortController()
  const output = outputSignal()
  const abort = (): void => {
    controller.abort()
    release()
  }
  const release = (): void => {
    for (const name of SIGNALS) process.off(name, abort)
    output.removeEventListener('abort', abort)
  }
  for (const name of SIGNALS) process.on(name, abort)
  output.addEventListener('abort', abort)
  if (output.aborted) abort()
  return { signal: controller.signal, release }
}
