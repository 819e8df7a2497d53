import type { VerdictRecord } from '@nim/conjectures'
import { formatCase, formatWitness } from '@nim/conjectures/format'
import { type ClaimSummary, remarkWords } from '../claims/claim-summary.ts'
import { evidenceText, TEXT_WIDTH } from './evidence-text.ts'
import { fittedTable } from './fitted-table.ts'
import { paragraph } from './paragraph.ts'

/** A claim with its records. */
export interface SummedClaim {
  readonly summary: ClaimSummary
  readonly records: readonly VerdictRecord[]
}

/**
 * Claims as an aligned table with one row for each claim. Below the table are the evidence of one
 * case for each refuted claim, the answer to each question for all its cases, and the verdicts in
 * other readings. Lines have at most 100 columns, unless a word is longer.
 */
export function claimTable(claims: readonly SummedClaim[]): string {
  const rows = claims.map(({ summary: { claim, domains, checked, refutation, ...rest } }) => [
    claim.alias === undefined ? claim.id : `${claim.id} (${claim.alias})`,
    domains,
    String(checked),
    verdictWords(rest),
    refutation === null ? '' : formatWitness(refutation.counterexample!),
  ])
  return [
    fittedTable(
      ['claim', 'domains', 'checked', 'verdict', 'smallest counterexample'],
      rows,
      TEXT_WIDTH,
      ['left', 'left', 'right', 'left', 'left'],
    ),
    ...claims.map(besides).filter((lines) => lines !== ''),
  ].join('\n')
}

function verdictWords({
  verdict,
  cases,
  refutedCases,
}: Pick<ClaimSummary, 'verdict' | 'cases' | 'refutedCases'>): string {
  const isMixed = verdict === 'refuted' && refutedCases < cases
  return isMixed ? `refuted in ${refutedCases} of ${cases}` : verdict
}

/** The information about a claim that does not fit into a row of the table. */
function besides({ summary, records }: SummedClaim): string {
  const { claim, refutation, remarks, answer, status } = summary
  const answers = records.filter((record) => record.answer !== undefined)
  const [first] = answers
  const isSummed = status !== null && records.length > 1
  return [
    ...(refutation === null ? [] : [evidenceText(refutation)]),
    ...(isSummed ? [`\n${paragraph(`${claim.id} is ${status}: ${answer}`, TEXT_WIDTH)}`] : []),
    ...(isSummed || first === undefined || first === refutation
      ? []
      : [evidenceText(first), more(answers)]),
    ...remarks.map((remark) => `\n${paragraph(`${claim.id}: ${remarkWords(remark)}`, TEXT_WIDTH)}`),
  ]
    .filter((lines) => lines !== '')
    .join('\n')
}

/** States that all cases have the same answer or reason, or counts the cases by verdict. */
function more(answers: readonly VerdictRecord[]): string {
  if (answers.length === 1) return ''
  const same = answers.every(({ answer }) => answer === answers[0]!.answer)
  if (same) return `  the same in all ${answers.length} cases`
  const counts = new Map<string, number>()
  for (const { verdict } of answers) counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
  const words = [...counts].map(([word, count]) => `${word} in ${count}`).join(', ')
  return `  of ${answers.length} cases: ${words}; the first is ${formatCase(answers[0]!.case)}`
}
