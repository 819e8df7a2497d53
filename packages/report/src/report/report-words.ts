import type { OptionValue } from '@nim/conjectures'
import { formatPosition } from '@nim/core/rules'
import { remarkWords } from '../claims/claim-summary.ts'
import { type ClaimResults, MOST_EVIDENCE } from './report-claims.ts'
import type { ClaimRequest, ReportData } from './report-data.ts'

/**
 * The requested cases of a claim in words, such as `n 3..6, k 2, max 40`, or a note that the
 * defaults apply.
 */
export function askedWords({ ranges, max }: ClaimRequest): string {
  const words = Object.entries(ranges).map(([name, range]) => `${name} ${rangeWords(range)}`)
  if (max !== undefined) words.push(`max ${typeof max === 'number' ? max : max.join(', ')}`)
  return words.length === 0 ? 'default cases and domains' : words.join('; ')
}

function rangeWords(range: readonly (number | string)[]): string {
  const [from, to] = range
  if (typeof from !== 'number') return range.join(', ')
  return from === to ? String(from) : `${from}..${to}`
}

/** One sentence that describes the records. */
export function reportSentence(data: ReportData, claims: readonly ClaimResults[]): string {
  const checked = data.records.reduce((total, record) => total + record.checked, 0)
  const cases = `${data.records.length} ${data.records.length === 1 ? 'case' : 'cases'}`
  const of = `${claims.length} ${claims.length === 1 ? 'claim' : 'claims'}`
  return `${cases} of ${of}; ${checked} positions or other instances were checked.`
}

/** A sentence if the report lacks some checks of the plan; otherwise null. */
export function unfinishedWords({ planned, records }: ReportData): string | null {
  const missing = planned - records.length
  if (missing <= 0) return null
  return `This sweep is not finished: ${missing} of its ${planned} checks ${missing === 1 ? 'has' : 'have'} no verdict. The following results cover only the other checks.`
}

/** The number of refuted cases of a claim, if there are any, and the verdicts in other readings. */
export function refutedShare({ summary }: ClaimResults): string {
  const { verdict, cases, refutedCases, remarks } = summary
  const share = verdict !== 'refuted' || cases === 1 ? [] : [`${refutedCases} of ${cases} cases`]
  return [...share, ...remarks.map(remarkWords)].join('; ')
}

/** An option with its value, such as `1,1,2 → P`. */
export function optionWords({ position, value }: OptionValue): string {
  return `${formatPosition(position)} → ${value ?? 'none'}`
}

/**
 * A sentence if the report shows the evidence for only some refuted cases of a claim; otherwise
 * null.
 */
export function moreRefuted({ refuted }: ClaimResults): string | null {
  const more = refuted.length - MOST_EVIDENCE
  if (more <= 0) return null
  return `${more} more ${more === 1 ? 'case is' : 'cases are'} refuted; the table of the claim lists them.`
}
