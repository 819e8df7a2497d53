/**
 * The minimum duration, in milliseconds, for which the stopwatch uses processor time. Processor
 * time is measured in microseconds, which is too coarse for shorter times.
 */
const LEAST_FOR_PROCESSOR_MS = 1

/**
 * The milliseconds that a step takes: the wall-clock time, or the processor time of the whole
 * process if that is less. Both times are at least as long as the computing time of this thread.
 * Other programs do not increase the processor time.
 */
export function elapsed(step: () => void): number {
  const processorStart = processorMs()
  const start = performance.now()
  step()
  const time = performance.now() - start
  return time < LEAST_FOR_PROCESSOR_MS ? time : Math.min(time, processorMs() - processorStart)
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
