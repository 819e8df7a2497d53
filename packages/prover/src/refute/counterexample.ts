/** A position at which a goal is wrong. */
export interface Counterexample {
  readonly position: readonly number[]
  /** The stated value: `P` or `N`, or a remoteness. */
  readonly expected: string | number
  /** The true value of the position. */
  readonly actual: string | number
  /** The local evidence in one sentence. */
  readonly explain: string
  /**
   * True if no earlier position, ordered by sum and then lexicographically, is a counterexample.
   */
  readonly isSmallest: boolean
  /**
   * The reason why `actual` is right: either recursion from the rules, or the fact that all smaller
   * positions are right.
   */
  readonly checkedBy: 'rules' | 'smaller-positions'
}

/** A counterexample before it is checked against the rules. */
export type Finding = Pick<Counterexample, 'expected' | 'actual' | 'explain'>
