import { provenanceWords } from '@nim/conjectures/format'
import { escapeXml } from '../figure/escape-xml.ts'
import { type ClaimResults, verdictTally } from '../report/report-claims.ts'
import type { ReportData } from '../report/report-data.ts'
import {
  askedWords,
  refutedShare,
  reportSentence,
  unfinishedWords,
} from '../report/report-words.ts'
import { VERDICT_MEANINGS, VERDICT_WORDS } from '../report/verdict-words.ts'
import { badgeHtml } from './badge-html.ts'
import { claimAnchor } from './claim-html.ts'
import { mathHtml } from './math-html.ts'
import { tableHtml } from './table-html.ts'

/**
 * The counts of verdicts with their meanings, followed by one line for each claim and by the
 * requested checks.
 */
export function summaryHtml(data: ReportData, claims: readonly ClaimResults[]): string {
  const unfinished = unfinishedWords(data)
  return [
    '<section id="summary"><h2>Summary</h2>',
    ...(unfinished === null ? [] : [`<p class="warning">${escapeXml(unfinished)}</p>`]),
    `<p>${escapeXml(reportSentence(data, claims))}</p>`,
    '<dl class="tally">',
    ...verdictTally(data.records).map(
      ({ verdict, count }) =>
        `<div class="${verdict}"><dt><strong>${count}</strong> ${badgeHtml(verdict, VERDICT_WORDS[verdict])}</dt><dd>${escapeXml(VERDICT_MEANINGS[verdict])}</dd></div>`,
    ),
    '</dl>',
    '<h3>Verdicts by claim</h3>',
    claimList(claims),
    '<h3>The plan</h3>',
    tableHtml(
      ['claim', 'cases and domains'],
      data.asked.map((entry) => [
        `<code>${escapeXml(entry.claim)}</code>`,
        escapeXml(askedWords(entry)),
      ]),
    ),
    '</section>',
  ].join('\n')
}

function claimList(claims: readonly ClaimResults[]): string {
  return tableHtml(
    ['claim', 'statement', 'by', 'verdict', 'domain', 'checked'],
    claims.map((results) => {
      const { claim, verdict, domains, checked } = results.summary
      const share = refutedShare(results)
      return [
        `<a href="#${claimAnchor(claim.id)}"><code>${escapeXml(claim.id)}</code></a>`,
        mathHtml(claim.title),
        escapeXml(`${claim.kind}, ${provenanceWords(claim)}`),
        badgeHtml(verdict) + (share === '' ? '' : ` <small>${escapeXml(share)}</small>`),
        escapeXml(domains),
        String(checked),
      ]
    }),
    ['left', 'left', 'left', 'left', 'left', 'right'],
  )
}
