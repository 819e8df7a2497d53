import type { ClaimCard, Verdict, VerdictRecord } from '@nim/conjectures'
import { formatCase, formatDomain } from '@nim/conjectures/format'

/** What reports say of a claim; every `Claim` has it. */
export type ReportClaim = Omit<ClaimCard, 'parameters' | 'quick' | 'complexity'>

/** What the verdict records of one claim say together. */
export interface ClaimSummary {
  readonly claim: ReportClaim
  /** `refuted` if a case is refuted, else `incomplete`, `holds`, `vacuous`, by what its cases are. */
  readonly verdict: Verdict
  readonly cases: number
  readonly refutedCases: number
  readonly checked: number
  /** The domains of the cases: the only one, or the range of them. */
  readonly domains: string
  /** The first refuted case with its record, if any. */
  readonly refutation: VerdictRecord | null
  /** The first reading of a refuted statement in which no case is refuted, if it has readings. */
  readonly readingThatHolds: string | null
}

const STRONGEST: readonly Verdict[] = ['refuted', 'incomplete', 'holds', 'proved', 'vacuous']

/**
 * Sums up the records of one claim.
 * @throws RangeError if there is no record
 */
export function claimSummary(claim: ReportClaim, records: readonly VerdictRecord[]): ClaimSummary {
  if (records.length === 0) throw new RangeError(`${claim.id}: no verdict record`)
  const verdicts = records.map(({ verdict }) => verdict)
  const refuted = records.filter(({ verdict }) => verdict === 'refuted')
  return {
    claim,
    verdict: STRONGEST.find((verdict) => verdicts.includes(verdict))!,
    cases: records.length,
    refutedCases: refuted.length,
    checked: records.reduce((total, { checked }) => total + checked, 0),
    domains: domainsOf(records),
    refutation: refuted[0] ?? null,
    readingThatHolds: refuted.length === 0 ? null : readingThatHolds(records),
  }
}

function readingThatHolds(records: readonly VerdictRecord[]): string | null {
  const refuted = new Set<unknown>()
  for (const { case: parameters, verdict } of records) {
    if (verdict === 'refuted') refuted.add(parameters['reading'])
  }
  const holds = records.find(({ case: parameters }) => !refuted.has(parameters['reading']))
  return holds === undefined ? null : String(holds.case['reading'])
}

/** `n=3 k=2, box max=30` for one case, otherwise the smallest and the largest bound of the domains. */
function domainsOf(records: readonly VerdictRecord[]): string {
  const [first] = records
  if (records.length === 1) {
    const parameters = formatCase(first!.case)
    const domain = formatDomain(first!.domain)
    return parameters === '' ? domain : `${parameters}, ${domain}`
  }
  const bounds = records.flatMap(({ domain }) => (domain.kind === 'fixed' ? [] : [domain.max]))
  const kinds = new Set(
    records.map(({ domain }) => (domain.kind === 'up-to' ? `${domain.of} up to` : domain.kind)),
  )
  const words = [...kinds].map((kind) => (kind === 'fixed' ? 'as printed' : kind)).join(', ')
  if (bounds.length === 0) return `${records.length} cases, ${words}`
  const least = Math.min(...bounds)
  const most = Math.max(...bounds)
  const range = least === most ? `${least}` : `${least}..${most}`
  return `${records.length} cases, ${words} ${kinds.has('box') ? `max=${range}` : range}`
}
