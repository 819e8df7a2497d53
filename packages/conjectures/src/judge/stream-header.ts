import { formatDomain } from '../claim/format-domain.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import type { Domain } from '../claim/verdict.ts'

/** The first line of a check's value stream. See `value-stream.ts` for the format. */
export function streamHeader(claim: string, parameters: CaseParameters, domain: Domain): string {
  return `nimlab check 2 ${claim} ${JSON.stringify(parameters)} ${formatDomain(domain)}`
}
