import type { Verdict, VerdictRecord } from '@nim/conjectures'
import { isRefutation } from '@nim/conjectures/format'
import { type ClaimSummary, claimSummary } from '../claims/claim-summary.ts'
import type { ReportData } from './report-data.ts'
import { VERDICTS } from '@nim/conjectures/format'

/**
 * For each claim, a report shows at most this number of counterexamples with their full evidence.
 * The tables contain all counterexamples.
 */
export const MOST_EVIDENCE = 3

/** A claim in a report, together with its records. */
export interface ClaimResults {
  readonly summary: ClaimSummary
  readonly records: readonly VerdictRecord[]
  /** The cases that are refuted in the principal reading. */
  readonly refuted: readonly VerdictRecord[]
}

/**
 * The records grouped by claim, in the order in which the claims first occur.
 * @throws RangeError if the data do not contain the claim of a record
 */
export function reportClaims({ claims, records }: ReportData): ClaimResults[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]))
  const byClaim = new Map<string, VerdictRecord[]>()
  for (const record of records) {
    const own = byClaim.get(record.claim)
    if (own === undefined) byClaim.set(record.claim, [record])
    else own.push(record)
  }
  return [...byClaim].map(([id, own]) => {
    const claim = byId.get(id)
    if (claim === undefined)
      throw new RangeError(`report: the data do not contain the claim '${id}'`)
    return {
      summary: claimSummary(claim, own),
      records: own,
      refuted: own.filter(isRefutation),
    }
  })
}

/** For each verdict that occurs, the number of its records, without remarks. */
export function verdictTally(
  records: readonly VerdictRecord[],
): { readonly verdict: Verdict; readonly count: number }[] {
  return VERDICTS.flatMap((verdict) => {
    const count = records.filter(
      (record) => record.verdict === verdict && record.reading !== 'remark',
    ).length
    return count === 0 ? [] : [{ verdict, count }]
  })
}
