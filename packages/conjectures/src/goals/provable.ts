import type { Goal } from '@nim/prover'
import type { CaseParameters, Parameter } from '../claim/parameter.ts'
import type { InCore } from './in-core.ts'

/** The proof of a claim for all positions, case by case. */
export interface Provable {
  /** Id of the claim. */
  readonly claim: string
  /** The statement of the goals, if it is not just the statement of the claim. */
  readonly says: string
  /**
   * The part of the claim that the goals prove, if it is not the whole. Then they do not prove the
   * claim itself.
   */
  readonly only?: string
  /** The parameters of the cases; those of a proof may differ from those of a check. */
  readonly parameters: readonly Parameter[]
  /** The goals that together prove a case; never empty. */
  readonly goals: (parameters: CaseParameters) => readonly Goal[]
  /** The answers of the formulas of @nim/core, one for each goal; absent without such formulas. */
  readonly inCore?: (parameters: CaseParameters) => readonly InCore[]
  /**
   * The case of the claim's own check that corresponds to the goals of a case, for boxes: the same
   * parameters if absent, null if there is none.
   */
  readonly checkedAs?: ((parameters: CaseParameters) => CaseParameters) | null
  /**
   * The most positions of the box for the first comparison, if a case has many goals; 50,000 if
   * absent.
   */
  readonly positions?: number
  /** Ids of corrected claims that are proved with this one. */
  readonly along?: readonly string[]
}
