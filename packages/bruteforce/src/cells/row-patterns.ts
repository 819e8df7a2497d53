import type { Lanes } from './fold.ts'

/**
 * A statement on outcomes as an automaton. It reads the piles x_n, …, x_2 of a row in this order.
 * Its last state determines what the statement claims for x_1 = 0, 1, ….
 */
export interface RowPatterns {
  readonly start: number
  readonly states: number
  /** next[state · (max + 1) + pile] is the state after the pile. */
  readonly next: Int32Array
  /** For x_1 = 0..max: 0 = P, 1 = N, 2 = no claim. Called only for states after n − 1 piles. */
  readonly pattern: (state: number) => Uint8Array
}

/** The result of comparing one layer x_n = m with patterns. */
export interface LayerMatch {
  /** True if every claim of the statement is right. */
  readonly holds: boolean
  /** The number of positions with a claim. */
  readonly spoken: number
  /**
   * The fold (`fold.ts`) of the planes (x_3, …, x_n fixed), if the statement holds. A word is the
   * fold of the rows of a plane, lane by lane. The words of a row are 32 positions each, with x_1 =
   * 0 in the lowest bit and the last word padded with zeros. A bit is 1 for P. If there is no
   * claim, the bit is 0 in the first lane and 1 in the second.
   */
  readonly planes: number
  readonly lanes: Lanes
}

/** The possible states of the automaton after this number of piles 0..max. */
export function statesAfter({ start, states, next }: RowPatterns, piles: number): number[] {
  const width = next.length / states
  let reached = new Set([start])
  for (let i = 0; i < piles; i++) {
    const after = new Set<number>()
    for (const state of reached) {
      for (let pile = 0; pile < width; pile++) after.add(next[state * width + pile]!)
    }
    reached = after
  }
  return [...reached]
}
