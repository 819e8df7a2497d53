import type { ClaimCard } from './claim.ts'
import type { CaseParameters } from './parameter.ts'

/**
 * Is a case of another reading than the principal one? Its verdict is a remark: it is recorded, and
 * never counted.
 */
export function isRemark(
  { principal }: Pick<ClaimCard, 'principal'>,
  parameters: CaseParameters,
): boolean {
  return Object.entries(principal?.cases ?? {}).some(
    ([name, values]) => name in parameters && !values.includes(String(parameters[name])),
  )
}
