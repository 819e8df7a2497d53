import type { ClaimCard } from '../claim/claim.ts'
import type { Parameter } from '../claim/parameter.ts'

/** The card of a claim as plain data: everything but the code. */
export interface CardData extends Omit<ClaimCard, 'parameters'> {
  readonly parameters: readonly Pick<Parameter, 'name' | 'kind' | 'about'>[]
}

/** The card of a claim. */
export function cardOf(claim: ClaimCard): CardData {
  const { id, alias, paper, kind, source, paperStatus, title, statement, conventions } = claim
  const { decides, complexity, parameters, quick } = claim
  return {
    id,
    ...(alias === undefined ? {} : { alias }),
    paper,
    kind,
    source,
    paperStatus,
    title,
    statement,
    conventions,
    decides,
    complexity,
    parameters: parameters.map(({ name, kind: of, about }) => ({ name, kind: of, about })),
    ...(quick === undefined ? {} : { quick }),
  }
}
