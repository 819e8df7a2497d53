import type { ClaimCard } from '../claim/claim.ts'
import { casesOf, type Parameter } from '../claim/parameter.ts'
import { type CaseProofs, caseProofs } from './case-proofs.ts'

/** The card of a claim as plain data: every field except the code. */
export interface CardData extends Omit<ClaimCard, 'parameters' | 'provedBy' | 'answer'> {
  readonly parameters: readonly Pick<Parameter, 'name' | 'kind' | 'about'>[]
  /**
   * The statements whose proofs together answer a question with yes for all positions of the
   * default cases.
   */
  readonly proofs?: readonly CaseProofs[]
}

/** The card of a claim. */
export function cardOf(claim: ClaimCard): CardData {
  const {
    id,
    repeats,
    alias,
    paper,
    by,
    kind,
    source,
    paperStatus,
    title,
    statement,
    conventions,
  } = claim
  const { decides, complexity, parameters, quick, principal, decided, rest, provedBy } = claim
  const { unsettled, flaw } = claim
  return {
    id,
    ...(repeats === undefined ? {} : { repeats }),
    ...(alias === undefined ? {} : { alias }),
    paper,
    by,
    kind,
    source,
    ...(paperStatus === undefined ? {} : { paperStatus }),
    title,
    statement,
    conventions,
    decides,
    complexity,
    parameters: parameters.map(({ name, kind: of, about }) => ({ name, kind: of, about })),
    ...(quick === undefined ? {} : { quick }),
    ...(principal === undefined ? {} : { principal }),
    ...(decided === undefined ? {} : { decided }),
    ...(rest === undefined ? {} : { rest }),
    ...(provedBy === undefined ? {} : { proofs: caseProofs(casesOf(parameters, {}), provedBy) }),
    ...(unsettled === undefined ? {} : { unsettled }),
    ...(flaw === undefined ? {} : { flaw }),
  }
}
