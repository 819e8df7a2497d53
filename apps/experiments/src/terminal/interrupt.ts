/**
 * A signal that aborts on Ctrl-C or SIGTERM, for as long as the run lasts. A second Ctrl-C ends the
 * process in the usual way.
 */
export function interruptSignal(): { readonly signal: AbortSignal; release(): void } {
  const controller = new AbortController()
  const abort = (): void => {
    controller.abort()
    release()
  }
  const release = (): void => {
    process.off('SIGINT', abort)
    process.off('SIGTERM', abort)
  }
  process.on('SIGINT', abort)
  process.on('SIGTERM', abort)
  return { signal: controller.signal, release }
}
