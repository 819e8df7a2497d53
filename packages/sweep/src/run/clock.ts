/** The time source of a measurement. */
export interface Clock {
  /** The milliseconds since a fixed time. */
  now(): number
  /** A signal that is aborted after this number of milliseconds. */
  timeout(milliseconds: number): AbortSignal
}

/** The clock of this machine. */
export const REAL_CLOCK: Clock = {
  now: () => performance.now(),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
}
