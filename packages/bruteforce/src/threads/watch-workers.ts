import type { Task } from '../task/task.ts'
import { stopIfAborted, type Watched } from '../task/ticker.ts'
import { giveUp, type Progress, stripesBegun } from './progress.ts'
import type { Cut } from '../task/wavefront.ts'
import { WATCH_PAUSE } from '../tuned/tuned.ts'

/**
 * While this thread is idle, observes the workers that fill a table. The calling thread reports
 * their progress, and stops them when the signal is aborted.
 *
 * @throws (by rejection) the reason of the signal, or the error of `work`
 */
export async function watchWorkers(
  { task, positions }: { readonly task: Task; readonly positions: number },
  { progress, cut }: { readonly progress: Progress; readonly cut: Cut },
  { onProgress, signal }: Watched,
  work: () => Promise<void>,
): Promise<void> {
  if (onProgress === undefined && signal === undefined) return work()
  stopIfAborted(signal)
  const [blocks, power] = [task.caps.at(-1)! + 1, task.caps.length]
  const timer = setInterval(() => {
    if (signal?.aborted === true) giveUp(progress)
    // In a box, the blocks x_n < m contain about the fraction (m / blocks)^n of the positions.
    const begun = Math.min(1, (stripesBegun(progress) * cut.stripe) / blocks)
    const done = Math.round(positions * begun ** power)
    onProgress?.({ step: 'solving', done, total: positions })
  }, WATCH_PAUSE)
  try {
    await work()
  } catch (error) {
    stopIfAborted(signal)
    throw error
  } finally {
    clearInterval(timer)
  }
}
