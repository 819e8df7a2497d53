/**
 * The least time in milliseconds for which processor time is used. It is measured in microseconds,
 * which is too coarse for less.
 */
const LEAST_FOR_PROCESSOR_MS = 1

/**
 * The milliseconds of a step: the wall-clock time, or the processor time of the whole process if
 * that is less. Both are at least the computing time of this thread. Other programs do not increase
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
