import type { Ruleset } from '@nim/core/rules'
import type { CaseParameters, Parameter } from './parameter.ts'
import type { BoxDomain } from './verdict.ts'

/** The games of a claim: its parameters, and the game and the box of each case. */
export interface Games<C extends CaseParameters = CaseParameters> {
  readonly parameters: readonly Parameter[]
  ruleset(parameters: C): Ruleset
  defaultDomain(parameters: C): BoxDomain
}
