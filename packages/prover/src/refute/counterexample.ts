/** A position where a goal is wrong. */
export interface Counterexample {
  readonly position: readonly number[]
  /** The stated value: `P` or `N`, or a remoteness. */
  readonly expected: string | number
  /** The true value. */
  readonly actual: string | number
  /** One sentence with the local evidence. */
  readonly explain: string
  /**
   * True if no position with a smaller sum, or with an equal sum and before it, is a
   * counterexample.
   */
  readonly isSmallest: boolean
  /**
   * The proof of `actual`: recursion from the rules, or the fact that all smaller positions are
   * right.
   */
  readonly checkedBy: 'rules' | 'smaller-positions'
}

/** A counterexample before it is checked from the rules. */
export type Finding = Pick<Counterexample, 'expected' | 'actual' | 'explain'>
