import type { CheckResult, Counterexample } from '../claim/verdict.ts'

/** What a statement says where it is asked: it holds, it fails, or (null) it does not speak of this. */
export type Answer = boolean | null

/**
 * Collects what a check over positions finds: how many the statement speaks of, how many fail, the
 * smallest failing one in the declared order, and the digest of what was compared.
 */
export interface PositionTally {
  /**
   * The statement was asked at x.
   * @param actual what the judge knows there, an integer ≥ 0 for the digest
   * @param isEdge is it one of the edge cases that the claim names? Default: no.
   */
  test(x: readonly number[], answer: Answer, actual: number, rank: number, isEdge?: boolean): void
  /** The result; `describe` is asked for the evidence at the smallest failing position only. */
  result(
    method: string,
    describe: (position: readonly number[]) => Omit<Counterexample, 'position'>,
    data?: Readonly<Record<string, number | string>>,
  ): CheckResult
}
