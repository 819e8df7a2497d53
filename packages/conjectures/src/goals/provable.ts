import type { Goal } from '@nim/prover'
import type { CaseParameters, Parameter } from '../claim/parameter.ts'
import type { InCore } from './in-core.ts'

/** How a claim is proved, case by case, for all positions. */
export interface Provable {
  /** Id of the claim. */
  readonly claim: string
  /** What the goals say, where it is not just the statement. */
  readonly says: string
  /** What of the claim the goals prove, where that is less: then the claim itself is not proved by them. */
  readonly only?: string
  /** The cases; those of a proof need not be those of a check. */
  readonly parameters: readonly Parameter[]
  /** What together proves a case; never empty. */
  readonly goals: (parameters: CaseParameters) => readonly Goal[]
  /** What the formulas of @nim/core say, one for each goal; absent if it has none. */
  readonly inCore?: (parameters: CaseParameters) => readonly InCore[]
  /**
   * The case of the claim's own check that says what the goals of a case say, for boxes: the same
   * parameters if absent, null if there is none.
   */
  readonly checkedAs?: ((parameters: CaseParameters) => CaseParameters) | null
  /** Positions of the box on which goals are compared before, where a case has many; 50,000 if absent. */
  readonly positions?: number
  /** Ids of corrected claims that are proved along with this one. */
  readonly along?: readonly string[]
}
