import { lanesOf, type Means } from './lanes.ts'

/** The shards that wait for lanes, in the order in which they arrived. */
export interface LaneQueue {
  /**
   * Runs a step as soon as this number of lanes and this amount of memory are free.
   * @throws (by rejection) the error of the step; the reason of the signal if it is aborted before
   * the step starts
   */
  through<T>(lanes: number, memory: number, signal: AbortSignal, step: () => Promise<T>): Promise<T>
}

/** A queue for all lanes of a machine. */
export function laneQueue(means: Means): LaneQueue {
  const free = lanesOf(means)
  const waiting: { readonly begin: () => boolean }[] = []
  const proceed = (): void => {
    while (waiting.length > 0 && waiting[0]!.begin()) waiting.shift()
  }
  return {
    through: async (lanes, memory, signal, step) => {
      await new Promise<void>((resolve) => {
        waiting.push({
          begin: () => {
            if (!free.take(lanes, memory)) return false
            resolve()
            return true
          },
        })
        proceed()
      })
      try {
        signal.throwIfAborted()
        return await step()
      } finally {
        free.give(lanes, memory)
        proceed()
      }
    },
  }
}
