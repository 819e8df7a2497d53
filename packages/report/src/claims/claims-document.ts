import type { VerdictRecord } from '@nim/conjectures'
import { formatCase } from '@nim/conjectures/format'
import { formatWitness } from '../text/format-witness.ts'
import { markdownTable } from '../text/markdown-table.ts'
import type { ClaimSummary } from './claim-summary.ts'

const PAPERS = { gmmv: 'GMMV', dh: 'DH', gn: 'GN', v: 'V', nt: 'NT' } as const

/** Counts of verdicts by paper, as a Markdown table. */
export function verdictCounts(summaries: readonly ClaimSummary[]): string {
  const verdicts = ['holds', 'refuted', 'proved', 'incomplete', 'vacuous'] as const
  const used = verdicts.filter((verdict) => summaries.some((one) => one.verdict === verdict))
  const row = (name: string, of: readonly ClaimSummary[]): string[] => [
    name,
    String(of.length),
    ...used.map((verdict) => String(of.filter((one) => one.verdict === verdict).length)),
    String(of.filter(({ readingThatHolds }) => readingThatHolds !== null).length),
    String(of.reduce((total, { cases }) => total + cases, 0)),
    String(of.reduce((total, { checked }) => total + checked, 0)),
  ]
  const papers = Object.entries(PAPERS).map(([paper, name]) =>
    row(
      name,
      summaries.filter(({ claim }) => claim.paper === paper),
    ),
  )
  return markdownTable(
    ['paper', 'claims', ...used, 'of these hold in a reading', 'cases', 'checked'],
    [...papers, row('all', summaries)],
  )
}

/**
 * The document that lists every claim with its verdict: counts, then a table for each paper.
 *
 * @param command the command whose records are summed up
 */
export function claimsDocument(summaries: readonly ClaimSummary[], command: string): string {
  const sections = Object.entries(PAPERS).map(([paper, name]) => {
    const rows = summaries
      .filter(({ claim }) => claim.paper === paper)
      .map((summary) => [
        summary.claim.id,
        summary.claim.title,
        `${summary.claim.kind}, ${summary.claim.paperStatus}`,
        verdictOf(summary),
        summary.domains,
        String(summary.checked),
        summary.refutation === null ? '' : refutationOf(summary.refutation),
      ])
    const head = [
      'id',
      'statement',
      'in the paper',
      'verdict',
      'domain',
      'checked',
      'counterexample',
    ]
    return `## ${name}\n\n${markdownTable(head, rows)}`
  })
  return [
    '# Claims',
    `Every statement of the papers with the verdict that \`${command}\` computes. \`holds\` speaks of the domain named, never of all positions. A claim with several cases (values of n and k, parts, readings) is \`refuted\` if one of its cases is. Ids ending in \`-fix\` are corrected statements.`,
    'This file is written by `npm run docs` from the registry and `packages/conjectures/results/check-all.jsonl`.',
    verdictCounts(summaries),
    ...sections,
    '',
  ].join('\n\n')
}

function verdictOf({ verdict, cases, refutedCases, readingThatHolds }: ClaimSummary): string {
  if (verdict !== 'refuted' || cases === 1) return verdict
  const refuted = `refuted (${refutedCases} of ${cases} cases)`
  return readingThatHolds === null ? refuted : `${refuted}; holds in reading ${readingThatHolds}`
}

function refutationOf({ case: parameters, counterexample }: VerdictRecord): string {
  const where = formatCase(parameters)
  const what = formatWitness(counterexample!)
  return where === '' ? what : `${where}: ${what}`
}
