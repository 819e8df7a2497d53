import type { Task } from '../task/task.ts'
import { stopIfAborted, type Watched } from '../task/ticker.ts'
import { giveUp, type Progress, stripesBegun } from './progress.ts'
import type { Cut } from '../task/wavefront.ts'

/** Milliseconds between two looks at the workers. */
const PAUSE = 100

/**
 * Looks on while workers fill a table and this thread is free: tells how far they are, and makes them stop
 * once the signal is aborted.
 *
 * @throws (by rejection) the reason of the signal, or what `work` throws
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
    // of a box the blocks x_n < m are about (m / blocks)^n
    const begun = Math.min(1, (stripesBegun(progress) * cut.stripe) / blocks)
    const done = Math.round(positions * begun ** power)
    onProgress?.({ step: 'solving', done, total: positions })
  }, PAUSE)
  try {
    await work()
  } catch (error) {
    stopIfAborted(signal)
    throw error
  } finally {
    clearInterval(timer)
  }
}
