import type { WorkProgress } from '@nim/bruteforce'
import { SingleBar } from 'cli-progress'
import { note } from './output.ts'
import { workWords } from './work-words.ts'

const QUIET_MILLISECONDS = 5000
/** nimlab shows the progress within a case only if the case takes longer than this. */
const LONG_MILLISECONDS = 2000
/** Clears the line of a progress bar, so that the bar can be drawn again. */
const CLEAR_LINE = '\r\u001B[K'

/** The progress of a run of many cases. */
export interface Progress {
  /** Reports that a case is complete. */
  advance(label: string): void
  /** Reports the progress within a case. */
  within(label: string, progress: WorkProgress): void
  /** Prints a line about the current step, in addition to the progress. */
  note(line: string): void
  end(): void
}

/**
 * Shows progress on stderr. On a terminal, it shows a bar. Otherwise it prints a line every few
 * seconds, so that logs stay short. For a single case, nothing is shown unless the case takes more
 * than two seconds. With `quiet`, nothing is shown.
 */
export function startProgress(title: string, total: number, quiet = false): Progress {
  if (quiet)
    return { advance: () => undefined, within: () => undefined, note, end: () => undefined }
  return process.stderr.isTTY ? barOnTerminal(title, total) : linesNowAndThen(title, total)
}

function barOnTerminal(title: string, total: number): Progress {
  const bar = new SingleBar({
    format:
      total === 1
        ? `${title} {bar} {percentage} % {label}`
        : `${title} {bar} {value}/{total} {label} {duration_formatted}, {eta_formatted} left`,
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
    gracefulExit: false,
  })
  const began = performance.now()
  const words = wordsByCase()
  let isShown = total > 1
  if (isShown) bar.start(total, 0, { label: '' })
  return {
    advance: (label) => {
      if (total > 1) bar.increment(1, { label })
    },
    within: (label, progress) => {
      const now = performance.now()
      if (now - began < LONG_MILLISECONDS) return
      if (total > 1) return bar.update({ label: `${label}: ${words(label, progress)}` })
      if (!isShown) bar.start(100, 0, { label: '' })
      isShown = true
      const percent = Math.floor((100 * progress.done) / Math.max(1, progress.total))
      bar.update(percent, { label: words(label, progress) })
    },
    note: (line) => {
      if (isShown) process.stderr.write(CLEAR_LINE)
      note(line)
    },
    end: () => {
      if (isShown) bar.stop()
    },
  }
}

function linesNowAndThen(title: string, total: number): Progress {
  const words = wordsByCase()
  let done = 0
  let last = performance.now()
  let pause = total === 1 ? LONG_MILLISECONDS : QUIET_MILLISECONDS
  const say = (line: () => string): void => {
    if (performance.now() - last < pause) return
    last = performance.now()
    pause = QUIET_MILLISECONDS
    const before = total === 1 ? '' : `${done} of ${total}, `
    note(`${title}: ${before}${line()}`)
  }
  return {
    advance: (label) => {
      done++
      if (done < total) say(() => label)
    },
    within: (label, progress) => {
      const text = words(label, progress)
      say(() => `${label}: ${text}`)
    },
    note,
    end: () => undefined,
  }
}

/** Describes the progress in words when several tasks run at the same time. */
function wordsByCase(): (label: string, progress: WorkProgress) => string {
  const wordsByLabel = new Map<string, (progress: WorkProgress) => string>()
  return (label, progress) => {
    const words = wordsByLabel.get(label) ?? workWords()
    wordsByLabel.set(label, words)
    return words(progress)
  }
}
