import type { VerdictRecord } from '@nim/conjectures'
import { formatCase, formatWitness, provenanceWords } from '@nim/conjectures/format'
import { markdownTable } from '../text/markdown-table.ts'
import { type ClaimSummary, remarkWords } from './claim-summary.ts'
import { PAPER_NAMES, refutationCounts, verdictCounts } from './verdict-counts.ts'

/**
 * The document that lists every claim with its verdict: counts, then a table for each paper.
 *
 * @param command the command whose records are summed up
 */
export function claimsDocument(summaries: readonly ClaimSummary[], command: string): string {
  const sections = Object.entries(PAPER_NAMES).map(([paper, name]) => {
    const rows = summaries
      .filter(({ claim }) => claim.paper === paper)
      .map((summary) => [
        `[${summary.claim.id}](papers/${paper}.md#${summary.claim.id.toLowerCase()})`,
        summary.claim.title,
        `${summary.claim.kind}, ${provenanceWords(summary.claim)}`,
        verdictWords(summary),
        summary.domains,
        String(summary.checked),
        summary.refutation === null ? '' : refutationWords(summary.refutation),
      ])
    const head = ['id', 'statement', 'by', 'verdict', 'domain', 'checked', 'counterexample']
    return `## ${name}\n\n${markdownTable(head, rows)}`
  })
  return [
    '# Claims',
    `Every statement of the papers with the verdict that \`${command}\` computes. \`holds\` speaks of the domain named, never of all positions; \`proved by points\` means for all positions of every case, by evaluation at finitely many of them ([how](proofs/brute-force.md), \`nimlab prove CLAIM --by points\`). A claim with several cases (values of n and k, parts) is \`refuted\` if one of its cases is; where the print allows several readings, the verdict is that of the principal one, and the others are remarks. Questions are answered. Ids ending in \`-fix\` are corrected statements.`,
    'This file is written by `npm run docs` from the registry and `check-all.jsonl` and `points.jsonl` in `packages/conjectures/results`. The pages of the papers, with a list of errata each, say more: ' +
      Object.entries(PAPER_NAMES)
        .map(([paper, name]) => `[${name}](papers/${paper}.md)`)
        .join(', ') +
      '.',
    verdictCounts(summaries),
    refutationCounts(summaries),
    ...sections,
    '',
  ].join('\n\n')
}

/** The verdict of a claim in a few words: how many cases are refuted, and what other readings give. */
export function verdictWords(summary: ClaimSummary): string {
  const { verdict, cases, refutedCases, remarks } = summary
  const share = verdict === 'refuted' && cases > 1 ? ` (${refutedCases} of ${cases} cases)` : ''
  return [`${verdict}${share}${pointWords(summary)}`, ...remarks.map(remarkWords)].join('; ')
}

/** What finitely many points prove, after the verdict. */
function pointWords({ verdict, cases, points }: ClaimSummary): string {
  if (points === undefined) return ''
  if (verdict === 'proved') return ' by points'
  const more = points.all - points.ofCheck
  const others = more === 0 ? '' : `${points.ofCheck === 0 ? '' : ' and '}${more} more`
  const inCases = `${points.ofCheck === 0 ? '' : `${points.ofCheck} of ${cases}`}${others} cases`
  return `; proved by points in ${inCases}${points.only === undefined ? '' : ` (only ${points.only})`}`
}

/** Where a claim is refuted: the case and the smallest counterexample. */
export function refutationWords({ case: parameters, counterexample }: VerdictRecord): string {
  const where = formatCase(parameters)
  const what = formatWitness(counterexample!)
  return where === '' ? what : `${where}: ${what}`
}
