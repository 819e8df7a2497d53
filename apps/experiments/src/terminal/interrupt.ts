import { commandPort } from './command-port.ts'
import { outputSignal } from './output.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * A signal that aborts on Ctrl-C, SIGTERM or SIGHUP (the terminal was closed), or when results can
 * no longer be written. The handler is active during the whole run. A second Ctrl-C ends the
 * process in the usual way.
 */
export function interruptSignal(): { readonly signal: AbortSignal; release(): void } {
  const controller = new AbortController()
  const output = outputSignal()
  const abort = (): void => {
    controller.abort()
    release()
  }
  const release = (): void => {
    commandPort()?.port.off('message', abort)
    for (const name of SIGNALS) process.off(name, abort)
    output.removeEventListener('abort', abort)
  }
  for (const name of SIGNALS) process.on(name, abort)
  // A thread receives the signal from its process.
  commandPort()?.port.on('message', abort)
  commandPort()?.port.unref()
  output.addEventListener('abort', abort)
  if (output.aborted) abort()
  return { signal: controller.signal, release }
}

/**
 * Ends the process with this code on Ctrl-C, SIGTERM or SIGHUP if the running command does not end
 * by itself. Temporary files are then removed, because the process ends normally.
 * @param onSignal called when the signal arrives
 */
export function endOnSignals(code: number, onSignal: () => void): void {
  for (const name of SIGNALS) {
    process.on(name, () => {
      if (process.listenerCount(name) > 1) return
      onSignal()
      process.exit(code)
    })
  }
}
