import type { Goal } from '@nim/prover'
import type { CaseParameters, Parameter } from '../parameter.ts'

/** How a claim is proved, case by case, for all positions. */
export interface Provable {
  /** Id of the claim. */
  readonly claim: string
  /** What the goals say, where it is not just the statement. */
  readonly says: string
  /** The cases; those of a proof need not be those of a check. */
  readonly parameters: readonly Parameter[]
  /** What together proves a case; never empty. */
  readonly goals: (parameters: CaseParameters) => readonly Goal[]
  /** Ids of corrected claims that are proved along with this one. */
  readonly along?: readonly string[]
}
