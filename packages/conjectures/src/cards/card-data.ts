import type { ClaimCard } from '../claim/claim.ts'
import type { Parameter } from '../claim/parameter.ts'

/** The card of a claim as plain data: everything but the code. */
export interface CardData extends Omit<ClaimCard, 'parameters'> {
  readonly parameters: readonly Pick<Parameter, 'name' | 'kind' | 'about'>[]
}

/** The card of a claim. */
export function cardOf(claim: ClaimCard): CardData {
  const { id, alias, paper, by, kind, source, paperStatus, title, statement, conventions } = claim
  const { decides, complexity, parameters, quick, principal, decided, unsettled, flaw } = claim
  return {
    id,
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
    ...(unsettled === undefined ? {} : { unsettled }),
    ...(flaw === undefined ? {} : { flaw }),
  }
}
