/** Processor time is told in microseconds: too coarse for less than this. */
const LEAST_FOR_PROCESSOR_MS = 1

/**
 * The milliseconds that a step takes: by the wall, or the processor time of the whole process where
 * that is less. Both are at least the time that this thread computes; other programs do not lengthen
 * the second.
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
