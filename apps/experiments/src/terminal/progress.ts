import { SingleBar } from 'cli-progress'
import { note } from './output.ts'

const QUIET_MILLISECONDS = 5000

/** How far a run of many shards is. */
export interface Progress {
  advance(label: string): void
  end(): void
}

/**
 * A progress bar on stderr if that is a terminal, otherwise a line every few seconds, so that logs
 * stay short. `quiet` shows nothing.
 */
export function startProgress(title: string, total: number, quiet = false): Progress {
  if (quiet) return { advance: () => undefined, end: () => undefined }
  if (process.stderr.isTTY) {
    const bar = new SingleBar({
      format: `${title} {bar} {value}/{total} {label} {duration_formatted}, {eta_formatted} left`,
      stream: process.stderr,
      hideCursor: true,
      clearOnComplete: true,
      gracefulExit: false,
    })
    bar.start(total, 0, { label: '' })
    return { advance: (label) => bar.increment(1, { label }), end: () => bar.stop() }
  }
  let done = 0
  let last = performance.now()
  return {
    advance: (label) => {
      done++
      if (performance.now() - last < QUIET_MILLISECONDS) return
      last = performance.now()
      note(`${title}: ${done} of ${total}, ${label}`)
    },
    end: () => undefined,
  }
}
