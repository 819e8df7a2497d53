import { compareSumLex } from '@nim/core/rules'

/** Cases in which a failure is easily overlooked, with the reason. */
export interface Edge<T, C> {
  /** The reason, such as `n = 1: nobody else moves`. */
  readonly says: string
  readonly is: (told: T, parameters: C) => boolean
}

/** Keeps the smallest failing position, by sum, then lexicographically. Edge cases come last. */
export interface SmallestFailure {
  /** True if x is the smallest failing position so far. */
  see(x: readonly number[], isEdge: boolean): boolean
  position(): readonly number[] | null
}

/** A search that has not found anything yet. */
export function smallestFailure(): SmallestFailure {
  let smallest: number[] | null = null
  let isAtEdge = false
  return {
    see(x, isEdge) {
      if (smallest !== null) {
        if (isEdge && !isAtEdge) return false
        if (isEdge === isAtEdge && compareSumLex(x, smallest) >= 0) return false
      }
      smallest = [...x]
      isAtEdge = isEdge
      return true
    },
    position: () => smallest,
  }
}
