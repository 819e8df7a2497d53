import type { VerdictRecord } from '@nim/conjectures'
import { formatCase, formatDomain, formatWitness, provenanceWords } from '@nim/conjectures/format'
import { escapeXml } from '../figure/escape-xml.ts'
import { type ClaimResults, verdictTally } from '../report/report-claims.ts'
import { recordVerdict } from '../report/verdict-words.ts'
import { badgeHtml } from './badge-html.ts'
import { mathHtml } from './math-html.ts'
import { tableHtml } from './table-html.ts'

/** Tables with at least this number of rows are folded. */
const LONG = 12
const DIGEST_SHOWN = 'sha256:'.length + 12

/**
 * The HTML id of a claim's section. The letters, digits, `-` and `.` of the claim's id are
 * unchanged.
 */
export function claimAnchor(id: string): string {
  return `claim-${id.replaceAll(/[^\w.-]/g, '_')}`
}

/**
 * The section about a claim. It contains the claim's statement and conventions, the exact statement
 * that a check decides, and the verdict on every case.
 */
export function claimHtml({ summary, records }: ClaimResults): string {
  const { claim, verdict } = summary
  const tally = verdictTally(records).map(({ verdict: each, count }) => `${count} ${each}`)
  const table = caseTable(records)
  return [
    `<article id="${claimAnchor(claim.id)}"><h3><code>${escapeXml(claim.id)}</code> ${mathHtml(claim.title)} ${badgeHtml(verdict)}</h3>`,
    `<p class="statement">${mathHtml(claim.statement)}</p>`,
    `<p><small>${mathHtml(claim.source)}; ${escapeXml(claim.kind)}, ${escapeXml(provenanceWords(claim))}${claim.alias === undefined ? '' : `; also called <code>${escapeXml(claim.alias)}</code>`}.</small></p>`,
    '<dl>',
    ...(claim.conventions.length === 0
      ? []
      : [`<dt>conventions</dt><dd>${claim.conventions.map(mathHtml).join('; ')}</dd>`]),
    `<dt>a check decides</dt><dd>${mathHtml(claim.decides)}</dd>`,
    ...(summary.answer === null
      ? []
      : [`<dt>${escapeXml(verdict)}</dt><dd>${mathHtml(summary.answer)}</dd>`]),
    '</dl>',
    records.length > LONG
      ? `<details><summary>${records.length} cases: ${escapeXml(tally.join(', '))}</summary>\n${table}\n</details>`
      : table,
    '</article>',
  ].join('\n')
}

function caseTable(records: readonly VerdictRecord[]): string {
  const head = ['case', 'domain', 'checked', 'verdict', 'failures', 'counterexample', 'digest']
  return tableHtml(
    head,
    records.map((record) => [
      escapeXml(formatCase(record.case)),
      escapeXml(formatDomain(record.domain)),
      String(record.checked),
      badgeHtml(record.verdict, recordVerdict(record)),
      String(record.failures),
      record.counterexample === null ? '' : escapeXml(formatWitness(record.counterexample)),
      `<code title="${escapeXml(`${record.digest}, by ${record.method}`)}">${escapeXml(record.digest.slice(0, DIGEST_SHOWN))}</code>`,
    ]),
    ['left', 'left', 'right', 'left', 'right', 'left', 'left'],
  )
}
