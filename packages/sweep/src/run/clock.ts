/** Where a measurement takes its time from. */
export interface Clock {
  /** Milliseconds since some moment. */
  now(): number
  /** A signal that is aborted after so many milliseconds. */
  timeout(milliseconds: number): AbortSignal
}

/** The clock of this machine. */
export const REAL_CLOCK: Clock = {
  now: () => performance.now(),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
}
