import type { Claim } from '../claim/claim.ts'
import type { CaseParameters, Parameter } from '../claim/parameter.ts'
import { ClaimError, claimError, thrownIn } from './claim-error.ts'

const OWN = new WeakSet<object>()

/** True for a claim that a shape created. */
export function isOwnClaim(value: unknown): value is Claim {
  return typeof value === 'object' && value !== null && OWN.has(value)
}

/**
 * A user's claim. An error in a member of the claim causes a ClaimError that names the claim and
 * the case.
 */
export function ownClaim(claim: Claim): Claim {
  const { id } = claim
  const named = <T>(of: CaseParameters, step: () => T): T => {
    try {
      return step()
    } catch (error) {
      if (error instanceof ClaimError) throw error
      // the error of a check that exceeds its memory begins with the id
      const why = thrownIn(error).replace(`${id}: `, '')
      throw claimError(id, why, { of, cause: error })
    }
  }
  const own: Claim = {
    ...claim,
    parameters: claim.parameters.map((parameter) => carefulParameter(parameter, named)),
    about: (parameters) => named(parameters, () => claim.about(parameters)),
    defaultDomain: (parameters) => named(parameters, () => claim.defaultDomain(parameters)),
    cost: (parameters, domain) => named(parameters, () => claim.cost(parameters, domain)),
    check: (parameters, domain, limits) =>
      named(parameters, () => claim.check(parameters, domain, limits)),
    judge: (statement, parameters, domain, limits) =>
      named(parameters, () => claim.judge(statement, parameters, domain, limits)),
  }
  OWN.add(own)
  return own
}

function carefulParameter(
  parameter: Parameter,
  named: <T>(of: CaseParameters, step: () => T) => T,
): Parameter {
  if (parameter.kind === 'choice') {
    return {
      ...parameter,
      values: (outer) => named(outer, () => parameter.values(outer)),
    }
  }
  return {
    ...parameter,
    allowed: (outer) => named(outer, () => parameter.allowed(outer)),
    defaults: (outer) => named(outer, () => parameter.defaults(outer)),
  }
}
