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
    `Every statement of the papers with the verdict that \`${command}\` computes. \`holds\` speaks of the domain named, never of all positions. A claim with several cases (values of n and k, parts) is \`refuted\` if one of its cases is; where the print allows several readings, the verdict is that of the principal one, and the others are remarks. Questions are answered. Ids ending in \`-fix\` are corrected statements.`,
    'This file is written by `npm run docs` from the registry and `packages/conjectures/results/check-all.jsonl`. The pages of the papers, with a list of errata each, say more: ' +
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
export function verdictWords({ verdict, cases, refutedCases, remarks }: ClaimSummary): string {
  const share = verdict === 'refuted' && cases > 1 ? ` (${refutedCases} of ${cases} cases)` : ''
  return [`${verdict}${share}`, ...remarks.map(remarkWords)].join('; ')
}

/** Where a claim is refuted: the case and the smallest counterexample. */
export function refutationWords({ case: parameters, counterexample }: VerdictRecord): string {
  const where = formatCase(parameters)
  const what = formatWitness(counterexample!)
  return where === '' ? what : `${where}: ${what}`
}
