import { compareSumLex } from '@nim/core/rules'

/** Cases whose failure is easily overlooked, and the reason. */
export interface Edge<T, C> {
  /** The reason, such as `n = 1: nobody else moves`. */
  readonly says: string
  readonly is: (told: T, parameters: C) => boolean
}

/** Keeps the smallest failing position: least sum, then lexicographic, edge cases after all others. */
export interface SmallestFailure {
  /** True if x is the smallest so far. */
  see(x: readonly number[], isEdge: boolean): boolean
  position(): readonly number[] | null
}

/** An empty search. */
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
