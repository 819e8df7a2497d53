import type { RefutationClass, Verdict, VerdictRecord } from '@nim/conjectures'
import type { CardData, QuestionStatus } from '@nim/conjectures/cards'
import { formatCase, formatDomain, VERDICTS } from '@nim/conjectures/format'
import { questionAnswer } from './question-answer.ts'

/** Those data about a claim that a report needs. Every `Claim` has these fields. */
export type ReportClaim = Omit<CardData, 'parameters' | 'quick' | 'complexity'>

/** The verdict of a reading other than the principal one. */
export interface Remark {
  /** The parameter values of the reading, such as `reading=f3`. */
  readonly reading: string
  readonly verdict: Verdict
}

/** The numbers of cases of a claim that finitely many points prove for all positions. */
export interface ProvedCases {
  /** The number of proved cases among the cases that a check of the claim uses by default. */
  readonly ofCheck: number
  /** The total number of proved cases. */
  readonly all: number
  /** The part of the claim that is proved; absent if the whole claim is proved. */
  readonly only?: string
}

/**
 * The combined result of the verdict records of one claim. Cases of other readings count only in
 * `remarks`.
 */
export interface ClaimSummary {
  readonly claim: ReportClaim
  /**
   * `refuted` if at least one case is refuted. Otherwise `incomplete`, `undecided`, `holds` or
   * another verdict, depending on the cases of the claim.
   */
  readonly verdict: Verdict
  readonly cases: number
  readonly refutedCases: number
  readonly checked: number
  /**
   * The domains of the cases, in words. If there are several domains, the words describe their
   * range.
   */
  readonly domains: string
  /**
   * The record of the first refuted case that is not an edge case. If all refuted cases are edge
   * cases, it is the first of them; null if no case is refuted.
   */
  readonly refutation: VerdictRecord | null
  /** The class of the error, and the name of the class. */
  readonly flaw: { readonly class: RefutationClass; readonly cause: string } | null
  /**
   * The answer to a question, for all its cases. If a case is undecided or incomplete, the reason
   * for the first such case.
   */
  readonly answer: string | null
  /** The status of a question; null if the claim is not a question. */
  readonly status: QuestionStatus | null
  readonly remarks: readonly Remark[]
  /** The proofs of the claim by finitely many points; see `withPoints`. */
  readonly points?: ProvedCases
}

/**
 * Summarizes the records of one claim.
 * @throws RangeError if there is no record
 */
export function claimSummary(claim: ReportClaim, all: readonly VerdictRecord[]): ClaimSummary {
  if (all.length === 0) throw new RangeError(`${claim.id}: no verdict record`)
  const own = all.filter(({ reading }) => reading !== 'remark')
  // If only other readings were checked, the summary uses their verdicts.
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

/** A description of another reading and its verdict, such as `in the reading f3 refuted`. */
export function remarkWords({ reading, verdict }: Remark): string {
  return `in the reading ${reading} ${verdict}`
}

function strongest(records: readonly VerdictRecord[]): Verdict {
  return VERDICTS.find((one) => records.some(({ verdict }) => verdict === one))!
}

/**
 * The other readings, each with the combined verdict on its cases. A record with the value `any`
 * belongs to every reading.
 */
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

/**
 * The domains in words. For a single case, the words are, for example, `n=3 k=2, box max=30`. For
 * several cases, the words state the range of their bounds.
 */
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
