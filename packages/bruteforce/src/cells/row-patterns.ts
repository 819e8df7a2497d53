import type { Lanes } from './fold.ts'

/**
 * What a statement says of outcomes, as an automaton: it reads the piles x_n, …, x_2 of a row in this
 * order, and its last state says what is said of x_1 = 0, 1, ….
 */
export interface RowPatterns {
  readonly start: number
  readonly states: number
  /** next[state · (max + 1) + pile] is the state after the pile. */
  readonly next: Int32Array
  /** For x_1 = 0..max: 0 = P, 1 = N, 2 = nothing is said. Asked for states after n − 1 piles only. */
  readonly pattern: (state: number) => Uint8Array
}

/** What the comparison of one layer x_n = m with patterns finds. */
export interface LayerMatch {
  /** True if the statement is right wherever it speaks. */
  readonly holds: boolean
  /** Number of positions of which something is said. */
  readonly spoken: number
  /**
   * The fold (`fold.ts`) of the planes (x_3, …, x_n fixed), if the statement holds: a word is the
   * fold of the rows of a plane, lane for lane. Their words are 32 positions of a row, x_1 = 0 in the
   * lowest bit, the last one filled up with zeros; a bit is 1 for P. Where nothing is said the bit is
   * 0 in the first lane and 1 in the second.
   */
  readonly planes: number
  readonly lanes: Lanes
}

/** The states that the automaton may be in after so many piles 0..max. */
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
