import type { Claim } from '../claim/claim.ts'
import type { CaseParameters } from '../claim/parameter.ts'

/**
 * A claim some of whose cases have another shape, such as positions of a box and listed huge ones. Both
 * have the same id and parameters.
 * @param usual the card of the claim, and the other cases
 */
export function inTwoShapes(
  usual: Claim,
  other: Claim,
  isOther: (parameters: CaseParameters) => boolean,
): Claim {
  const shapeOf = (parameters: CaseParameters): Claim => (isOther(parameters) ? other : usual)
  return {
    ...usual,
    printed: [usual.printed, other.printed],
    wrong: usual.wrong ?? other.wrong,
    statementOf: (parameters) => shapeOf(parameters).statementOf!(parameters),
    defaultDomain: (parameters) => shapeOf(parameters).defaultDomain(parameters),
    cost: (parameters, domain) => shapeOf(parameters).cost(parameters, domain),
    check: (parameters, domain, limits) => shapeOf(parameters).check(parameters, domain, limits),
    judge: (statement, parameters, domain, limits) =>
      shapeOf(parameters).judge(statement, parameters, domain, limits),
  }
}
