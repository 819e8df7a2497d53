import type { Classes, Planes } from '../../rows/by-class.ts'

/**
 * Classes of positions as the state of their row, a place that is one more for each token on stack 1,
 * and some bits.
 */
export interface Sliding {
  /** States are 0..states − 1. */
  readonly states: number
  /** Places are 0..places − 1. */
  readonly places: number
  /** The state of the row with these outer stacks. */
  readonly stateOf: (outer: readonly number[]) => number
  /** The place of the position with x_1 = 0. */
  readonly firstOf: (outer: readonly number[]) => number
  /** What else belongs to the class. */
  readonly planes?: Planes
}

/** Classes that may be given in this way. */
export interface SlidingClasses extends Classes {
  readonly sliding?: Sliding
}
