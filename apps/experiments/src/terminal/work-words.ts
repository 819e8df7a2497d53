import type { WorkProgress } from '@nim/bruteforce'

/**
 * Describes the progress, the rate and the remaining time of a task, such as `solving 45 %, 12.3
 * million/s, 8 s left`. The rate is measured since the first report of the current step.
 */
export function workWords(): (progress: WorkProgress) => string {
  let began: WorkProgress | null = null
  let at = 0
  return (progress) => {
    const now = performance.now()
    const { step, done, total } = progress
    if (began === null || began.step !== step || done < began.done || total !== began.total) {
      began = progress
      at = now
    }
    const share = `${step} ${Math.floor((100 * done) / Math.max(1, total))} %`
    const rate = (1000 * (done - began.done)) / (now - at)
    if (!(rate > 0) || !Number.isFinite(rate)) return share
    return `${share}, ${countWords(rate)}/s, ${durationWords((total - done) / rate)} left`
  }
}

function countWords(count: number): string {
  if (count >= 1e9) return `${(count / 1e9).toFixed(1)} billion`
  if (count >= 1e6) return `${(count / 1e6).toFixed(1)} million`
  return count >= 1000 ? `${(count / 1000).toFixed(1)} thousand` : count.toPrecision(2)
}

function durationWords(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  if (seconds < 5400) return `${Math.ceil(seconds / 60)} min`
  return `${(seconds / 3600).toFixed(1)} h`
}
