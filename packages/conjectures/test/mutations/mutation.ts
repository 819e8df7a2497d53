import type { CaseParameters } from '../../src/claim/parameter.ts'

/** Something wrong in the place of a printed statement, and a case on which a judge must see it. */
export interface Mutation {
  readonly statement: unknown
  readonly case: CaseParameters
  /** Bound of the domain; the claim's default if absent. */
  readonly max?: number
  /** True if the printed statement fails in this case too, because it fails in every case. */
  readonly printedFails?: true
  /** What is wrong, in words. */
  readonly why: string
}
