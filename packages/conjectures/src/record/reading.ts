import type { ClaimCard } from '../claim/claim.ts'
import type { CaseParameters } from '../claim/parameter.ts'

/**
 * Is a case of another reading than the principal one? Its verdict is a remark: it is recorded, and
 * never counted.
 */
export function isRemark(
  { principal }: Pick<ClaimCard, 'principal'>,
  parameters: CaseParameters,
): boolean {
  const { cases = {}, from = {} } = principal ?? {}
  return (
    Object.entries(cases).some(
      ([name, values]) => name in parameters && !values.includes(String(parameters[name])),
    ) || Object.entries(from).some(([name, least]) => Number(parameters[name]) < least)
  )
}
