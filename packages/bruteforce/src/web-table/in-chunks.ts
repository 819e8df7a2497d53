import type { WorkProgress } from '../task/ticker.ts'
import type { TableWork } from './answers/work.ts'

/** Milliseconds of work between two pauses: with the longest chunk less than a frame of 16 ms. */
const TURN = 8

/** Who waits for an answer. */
export interface Waiting {
  readonly onProgress?: ((progress: WorkProgress) => void) | undefined
  readonly done: (answer: unknown) => void
  readonly failed: (error: unknown) => void
}

/** Answers that are made at the same time. */
export interface Turns {
  readonly add: (id: number, work: TableWork<unknown>, waiting: Waiting) => void
  /** Gives an answer up; who waits for it hears nothing more. Nothing happens if there is none. */
  readonly cancel: (id: number) => void
}

/**
 * Makes answers in turns of 8 ms, one answer after the other, with a pause after each turn in which
 * messages are heard.
 *
 * @param pause lets everything else that has happened be dealt with
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

/** Works for one turn. @returns true if the answer is made, or failed */
function turnEnds(work: TableWork<unknown>, { onProgress, done, failed }: Waiting): boolean {
  const end = performance.now() + TURN
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
