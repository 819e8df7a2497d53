/** How time is told where the solver runs; all in milliseconds. */
export interface Clock {
  readonly wall: () => number
  /** Processor time of the whole process, which other programs do not lengthen; null: not told. */
  readonly processor: (() => number) | null
}

/** Processor time is told in microseconds: too coarse for less than this. */
const LEAST_FOR_PROCESSOR_MS = 1

/**
 * The time a step takes: the wall's or, where it is smaller, the processor's, both of which are at
 * least the time that this thread computes.
 */
export function elapsed({ wall, processor }: Clock, step: () => void): number {
  const processorStart = processor?.() ?? 0
  const start = wall()
  step()
  const time = wall() - start
  if (processor === null || time < LEAST_FOR_PROCESSOR_MS) return time
  return Math.min(time, processor() - processorStart)
}
