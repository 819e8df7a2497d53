import type { CheckResult, Counterexample } from '../claim/verdict.ts'

/** The answer of a statement: it holds, it fails, or (null) it does not apply here. */
export type Answer = boolean | null

/**
 * Collects the results of a check over positions: how many the statement covers, how many fail, the
 * smallest failing one in the declared order, and the digest of the compared values.
 */
export interface PositionTally {
  /**
   * Records the answer at x.
   * @param actual the judge's value at the position, an integer ≥ 0 that enters the digest
   * @param isEdge true for an edge case that the claim names. Default: false.
   */
  test(x: readonly number[], answer: Answer, actual: number, rank: number, isEdge?: boolean): void
  /** The result. `describe` is called for the evidence, only at the smallest failing position. */
  result(
    method: string,
    describe: (position: readonly number[]) => Omit<Counterexample, 'position'>,
    data?: Readonly<Record<string, number | string>>,
  ): CheckResult
}
