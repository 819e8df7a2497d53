import type { Goal } from '@nim/prover'
import type { CaseParameters, Parameter } from '../claim/parameter.ts'
import type { InCore } from './in-core.ts'

/** The proof of a claim for all positions, case by case. */
export interface Provable {
  /** The id of the claim. */
  readonly claim: string
  /** The statement of the goals, if it differs from the statement of the claim. */
  readonly says: string
  /**
   * The part of the claim that the goals prove, if they do not prove the whole claim. In that case,
   * the claim itself remains unproved.
   */
  readonly only?: string
  /** The parameters of the cases. These parameters may differ from the parameters of a check. */
  readonly parameters: readonly Parameter[]
  /** The goals that together prove a case. The list is never empty. */
  readonly goals: (parameters: CaseParameters) => readonly Goal[]
  /**
   * The answers of the formulas in @nim/core, one for each goal. Absent if there are no such
   * formulas.
   */
  readonly inCore?: (parameters: CaseParameters) => readonly InCore[]
  /**
   * The case of the claim's own check that corresponds to the goals of a case, for comparisons on
   * boxes. If absent, the check's case has the same parameters. Null if there is no such case.
   */
  readonly checkedAs?: ((parameters: CaseParameters) => CaseParameters) | null
  /**
   * If a case has many goals, the box for the first comparison has at most this number of
   * positions. Default: 50,000.
   */
  readonly positions?: number
  /** The ids of corrected claims that are proved together with this claim. */
  readonly along?: readonly string[]
}
