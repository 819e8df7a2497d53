/** How far a long piece of work is. */
export interface WorkProgress {
  /** What is being done, such as `solving`. */
  readonly step: string
  /** Of what is counted, positions or instances; about, where threads share the work. */
  readonly done: number
  readonly total: number
}

/** Whether work is still wanted: an AbortSignal, or anything that tells the same. */
export interface StopSignal {
  readonly aborted: boolean
  /** Thrown if it is an error. */
  readonly reason?: unknown
}

/** Who looks on while work is done. */
export interface Watched {
  /** Told some hundred times a second at most how far the work is. */
  readonly onProgress?: (progress: WorkProgress) => void
  /**
   * Looked at whenever progress could be told. Once it is aborted the work ends by throwing. A signal of
   * the thread that works can only be aborted by `onProgress`; one that reads shared memory, by others.
   */
  readonly signal?: StopSignal
}

/** Told that so many more things are done. */
export type Tick = (count: number) => void

/** Work ended because its signal was aborted. */
class InterruptedError extends Error {
  override readonly name = 'AbortError'
}

/** Milliseconds between two looks at the clock, within a factor of two or so. */
const PAUSE = 10

/** Of work that nobody looks on at. */
export const unwatched: Tick = () => undefined

/**
 * Counts what is done of a step, and looks at the signal now and then: as often as things of the length of
 * the last ones allow, so that things may take nanoseconds or seconds.
 *
 * @param clock gives milliseconds
 * @throws the reason of the signal if it is aborted, here and in every tick
 * @complexity O(1) a tick: an addition and a comparison, but for the few that look at the clock
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
    if (pause < PAUSE / 2) quota *= 2
    else if (pause > 2 * PAUSE) quota = Math.max(1, quota / 2)
    left = quota
    last = now
    stopIfAborted(signal)
    onProgress?.({ step, done: Math.min(done, total), total })
  }
}

/** @throws the reason of the signal if it is aborted */
export function stopIfAborted(signal: StopSignal | undefined): void {
  if (signal?.aborted !== true) return
  throw signal.reason instanceof Error ? signal.reason : new InterruptedError('interrupted')
}
