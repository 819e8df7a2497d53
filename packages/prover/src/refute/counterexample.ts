/** A position where a goal is wrong. */
export interface Counterexample {
  readonly position: readonly number[]
  /** What the goal says: `P` or `N`, or a remoteness. */
  readonly expected: string | number
  /** What is true. */
  readonly actual: string | number
  /** One sentence with the local evidence. */
  readonly explain: string
  /** True if no position with a smaller sum, or an equal sum and before it, is one. */
  readonly isSmallest: boolean
  /** How `actual` is known: by recursion from the rules, or since all smaller positions are right. */
  readonly checkedBy: 'rules' | 'smaller-positions'
}

/** A counterexample as found, before it is checked from the rules. */
export type Finding = Pick<Counterexample, 'expected' | 'actual' | 'explain'>
