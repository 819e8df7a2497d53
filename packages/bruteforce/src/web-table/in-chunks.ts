import type { WorkProgress } from '../task/ticker.ts'
import type { TableWork } from './answers/work.ts'
import { CHUNK_TURN } from '../tuned/tuned.ts'

/** The callbacks of a caller that waits for an answer. */
export interface Waiting {
  readonly onProgress?: ((progress: WorkProgress) => void) | undefined
  readonly done: (answer: unknown) => void
  readonly failed: (error: unknown) => void
}

/** Computes answers in turns. */
export interface Turns {
  readonly add: (id: number, work: TableWork<unknown>, waiting: Waiting) => void
  /**
   * Cancels an answer. The callbacks of the answer's caller are not called again. Does nothing if
   * no answer is being computed under this number.
   */
  readonly cancel: (id: number) => void
}

/**
 * Computes answers one after the other, in turns of 8 ms. After each turn it pauses so that
 * messages can be received.
 *
 * @param pause waits until all pending events have been handled
 */
export function inChunks(pause: () => Promise<void>): Turns {
  const underWay = new Map<number, { work: TableWork<unknown>; waiting: Waiting }>()
  const takeTurns = async (): Promise<void> => {
    for (;;) {
      const [next] = underWay
      if (next === undefined) return
      const [id, { work, waiting }] = next
      underWay.delete(id)
      if (!turnEnds(work, waiting)) underWay.set(id, next[1])
      await pause()
    }
  }
  let isRunning = false
  return {
    add(id, work, waiting) {
      underWay.set(id, { work, waiting })
      if (isRunning) return
      isRunning = true
      void takeTurns().finally(() => {
        isRunning = false
      })
    },
    cancel(id) {
      underWay.delete(id)
    },
  }
}

/**
 * Works for one turn.
 * @returns true if the answer is complete or has failed
 */
function turnEnds(work: TableWork<unknown>, { onProgress, done, failed }: Waiting): boolean {
  const end = performance.now() + CHUNK_TURN
  try {
    for (;;) {
      const step = work.next()
      if (step.done === true) {
        done(step.value)
        return true
      }
      if (performance.now() < end) continue
      onProgress?.(step.value)
      return false
    }
  } catch (error) {
    failed(error)
    return true
  }
}
