import { CLOCK_PAUSE } from '../tuned/tuned.ts'

/** The progress of a long-running piece of work. */
export interface WorkProgress {
  /** The current step, such as `solving`. */
  readonly step: string
  /**
   * The number of positions or instances done so far. The number is approximate if several threads
   * share the work.
   */
  readonly done: number
  readonly total: number
}

/** A signal to stop working: an AbortSignal, or any object with the same two fields. */
export interface StopSignal {
  readonly aborted: boolean
  /** The error to throw, if it is an Error. */
  readonly reason?: unknown
}

/** The observers of a piece of work. */
export interface Watched {
  /** Called with the progress, at most a few hundred times per second. */
  readonly onProgress?: (progress: WorkProgress) => void
  /**
   * Checked whenever progress could be reported. Once the signal is aborted, the work ends with an
   * error. In the working thread, only `onProgress` can abort a signal. If a signal reads shared
   * memory, other threads can abort it too.
   */
  readonly signal?: StopSignal
}

/** Called with the number of items that have been completed since the last call. */
export type Tick = (count: number) => void

/** Thrown if the signal was aborted and its reason is not an error. */
class InterruptedError extends Error {
  override readonly name = 'AbortError'
}

/** The tick for work without an observer. */
export const unwatched: Tick = () => undefined

/**
 * Counts the progress of a step, and checks the signal from time to time. The function adapts the
 * interval between checks to the duration of the last items. An item may take nanoseconds or
 * seconds.
 *
 * @param clock returns the current time in milliseconds
 * @throws the signal's reason if the signal is aborted, here and in every tick
 * @complexity O(1) per tick: an addition and a comparison, except for the few ticks that check the
 *   clock
 */
export function ticker(
  step: string,
  total: number,
  { onProgress, signal }: Watched,
  clock: () => number = () => performance.now(),
): Tick {
  if (onProgress === undefined && signal === undefined) return unwatched
  stopIfAborted(signal)
  let done = 0
  let quota = 1
  let left = 0
  let last = clock()
  return (count) => {
    done += count
    left -= count
    if (left > 0) return
    const now = clock()
    const pause = now - last
    if (pause < CLOCK_PAUSE / 2) quota *= 2
    else if (pause > 2 * CLOCK_PAUSE) quota = Math.max(1, quota / 2)
    left = quota
    last = now
    stopIfAborted(signal)
    onProgress?.({ step, done: Math.min(done, total), total })
  }
}

/**
 * Throws if the signal is aborted.
 * @throws the signal's reason if the signal is aborted
 */
export function stopIfAborted(signal: StopSignal | undefined): void {
  if (signal?.aborted !== true) return
  throw signal.reason instanceof Error ? signal.reason : new InterruptedError('interrupted')
}
