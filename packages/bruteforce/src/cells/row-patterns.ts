import type { Lanes } from './fold.ts'

/**
 * A statement about outcomes, represented as an automaton. It reads the pile sizes x_n, …, x_2 in
 * this order. The last state of the automaton determines what the statement claims about the
 * positions with x_1 = 0, 1, ….
 */
export interface RowPatterns {
  readonly start: number
  readonly states: number
  /**
   * next[state · (max + 1) + pile] is the state that follows `state` after this pile size is read.
   */
  readonly next: Int32Array
  /**
   * The claims for x_1 = 0..max: 0 = P, 1 = N, 2 = no claim. Called only for states reached after n
   * − 1 piles.
   */
  readonly pattern: (state: number) => Uint8Array
}

/** The result of comparing one layer x_n = m with patterns. */
export interface LayerMatch {
  /** True if every claim that the statement makes about the layer is correct. */
  readonly holds: boolean
  /** The number of positions of the layer about which the statement makes a claim. */
  readonly spoken: number
  /**
   * The fold (`fold.ts`) of the planes of the layer, if the statement holds. In a plane, x_3, …,
   * x_n are fixed. For each plane, the fold receives one word, which is itself the fold of the rows
   * of this plane, lane by lane. A machine word of a row represents 32 positions, and the position
   * with x_1 = 0 is the lowest bit of the first word. The last word is padded with zeros. A bit is
   * 1 for P. If the statement makes no claim, the bit is 0 in the first lane and 1 in the second.
   */
  readonly planes: number
  readonly lanes: Lanes
}

/**
 * The states that the automaton can reach after it has read this number of piles, each of size
 * 0..max.
 */
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
