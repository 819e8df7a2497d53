import type { ClaimCard } from '../claim/claim.ts'
import type { CaseParameters } from '../claim/parameter.ts'

/**
 * True if a case belongs to a reading other than the principal one. The verdict of such a case is a
 * remark. It appears in the record, but never counts.
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
