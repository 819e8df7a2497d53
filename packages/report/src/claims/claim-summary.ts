import type { RefutationClass, Verdict, VerdictRecord } from '@nim/conjectures'
import type { CardData, QuestionStatus } from '@nim/conjectures/cards'
import { formatCase, formatDomain, VERDICTS } from '@nim/conjectures/format'
import { questionAnswer } from './question-answer.ts'

/** What reports say of a claim; every `Claim` has it. */
export type ReportClaim = Omit<CardData, 'parameters' | 'quick' | 'complexity'>

/** The verdict of a reading other than the principal one. */
export interface Remark {
  /** The parameter's values that make it up, `reading=f3`. */
  readonly reading: string
  readonly verdict: Verdict
}

/** Cases of a claim that were proved for all positions, at finitely many points. */
export interface ProvedCases {
  /** How many of the cases that the claim's check has by default. */
  readonly ofCheck: number
  /** How many in all. */
  readonly all: number
  /** What of the claim is proved, where that is less. */
  readonly only?: string
}

/** What the verdict records of one claim say together. Cases of other readings are in `remarks` only. */
export interface ClaimSummary {
  readonly claim: ReportClaim
  /** `refuted` if a case is refuted, else `incomplete`, `undecided`, `holds`, … by what its cases are. */
  readonly verdict: Verdict
  readonly cases: number
  readonly refutedCases: number
  readonly checked: number
  /** The domains of the cases: the only one, or the range of them. */
  readonly domains: string
  /** The first refuted case with its record, if any; one that is no edge case if there is one. */
  readonly refutation: VerdictRecord | null
  /** What is refuted, and the name of the error. */
  readonly flaw: { readonly class: RefutationClass; readonly cause: string } | null
  /** The answer to a question over all its cases, or why the first undecided or incomplete case is so. */
  readonly answer: string | null
  /** How far a question is settled; null if the claim is no question. */
  readonly status: QuestionStatus | null
  readonly remarks: readonly Remark[]
  /** What finitely many points prove of it, see `withPoints`. */
  readonly points?: ProvedCases
}

/**
 * Sums up the records of one claim.
 * @throws RangeError if there is no record
 */
export function claimSummary(claim: ReportClaim, all: readonly VerdictRecord[]): ClaimSummary {
  if (all.length === 0) throw new RangeError(`${claim.id}: no verdict record`)
  const own = all.filter(({ reading }) => reading !== 'remark')
  // who asks for other readings alone gets their verdict
  const records = own.length === 0 ? all : own
  const refuted = records.filter(({ verdict }) => verdict === 'refuted')
  const verdict = strongest(records)
  const refutation = refuted.find((record) => record.class !== 'edge case') ?? refuted[0] ?? null
  const question = claim.kind === 'question' ? questionAnswer(claim, records) : null
  return {
    claim,
    verdict,
    cases: records.length,
    refutedCases: refuted.length,
    checked: records.reduce((total, { checked }) => total + checked, 0),
    domains: domainsOf(records),
    refutation,
    flaw:
      refutation?.class === undefined || refutation.cause === undefined
        ? null
        : { class: refutation.class, cause: refutation.cause },
    answer:
      question?.words ??
      records.find((record) => record.verdict === verdict && record.answer)?.answer ??
      null,
    status: question?.status ?? null,
    remarks: own.length === 0 ? [] : remarksOf(claim, all),
  }
}

/** `in the reading f3 refuted`. */
export function remarkWords({ reading, verdict }: Remark): string {
  return `in the reading ${reading} ${verdict}`
}

function strongest(records: readonly VerdictRecord[]): Verdict {
  return VERDICTS.find((one) => records.some(({ verdict }) => verdict === one))!
}

/** The other readings, each with the verdict of its cases; one that is `any` speaks of all of them. */
function remarksOf({ principal }: ReportClaim, records: readonly VerdictRecord[]): Remark[] {
  const names = Object.keys(principal?.cases ?? {})
  const bounded = Object.keys(principal?.from ?? {})
  const readings = new Map<string, VerdictRecord[]>()
  for (const record of records) {
    if (record.reading !== 'remark') continue
    const words = [
      ...names.map((name) => String(record.case[name])),
      ...bounded.map((name) => `${name}=${record.case[name]}`),
    ].join(' ')
    readings.set(words, [...(readings.get(words) ?? []), record])
  }
  return [...readings].map(([reading, of]) => ({
    reading,
    verdict: strongest(reading === 'any' ? of : [...of, ...(readings.get('any') ?? [])]),
  }))
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
