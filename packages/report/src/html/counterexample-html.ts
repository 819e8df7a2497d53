import type { OptionValue, VerdictRecord } from '@nim/conjectures'
import { formatCase, formatDomain, formatWitness, optionsIn } from '@nim/conjectures/format'
import { escapeXml } from '../figure/escape-xml.ts'
import { type ClaimResults, MOST_EVIDENCE } from '../report/report-claims.ts'
import { moreRefuted, optionWords, refutedShare } from '../report/report-words.ts'
import { claimAnchor } from './claim-html.ts'
import { mathHtml } from './math-html.ts'

/**
 * The counterexamples to the refuted claims, with their local evidence; empty if no claim is
 * refuted.
 */
export function counterexamplesHtml(claims: readonly ClaimResults[]): string {
  const refuted = claims.filter((results) => results.refuted.length > 0)
  if (refuted.length === 0) return ''
  return [
    '<section id="counterexamples"><h2>Counterexamples</h2>',
    '<p>Each counterexample is the smallest one for its case and domain: it has the smallest sum of piles, and then it comes first lexicographically. The value by solving comes from the rules alone.</p>',
    ...refuted.map(claimCounterexamples),
    '</section>',
  ].join('\n')
}

function claimCounterexamples(results: ClaimResults): string {
  const { claim } = results.summary
  const more = moreRefuted(results)
  const share = refutedShare(results)
  return [
    `<article><h3><a href="#${claimAnchor(claim.id)}"><code>${escapeXml(claim.id)}</code></a> ${mathHtml(claim.title)}</h3>`,
    ...(share === '' ? [] : [`<p><small>refuted in ${escapeXml(share)}</small></p>`]),
    ...results.refuted.slice(0, MOST_EVIDENCE).map(evidence),
    ...(more === null ? [] : [`<p><small>${escapeXml(more)}</small></p>`]),
    '</article>',
  ].join('\n')
}

function evidence({ case: parameters, domain, failures, counterexample }: VerdictRecord): string {
  const { expected, actual, explain, position } = counterexample!
  const options = optionsIn(counterexample!)
  const where = [formatCase(parameters), formatDomain(domain)].filter((words) => words !== '')
  const row = (name: string, value: string): string => `<dt>${name}</dt><dd>${value}</dd>`
  return [
    '<div class="evidence">',
    `<p><strong>${escapeXml(formatWitness(counterexample!))}</strong> <small>${escapeXml(where.join(', '))}; ${failures} ${failures === 1 ? 'failure' : 'failures'}</small></p>`,
    '<dl>',
    row('by the statement', escapeXml(String(expected ?? 'none'))),
    row(
      position === undefined ? 'by the rules' : 'by solving',
      escapeXml(String(actual ?? 'none')),
    ),
    row('evidence', escapeXml(explain)),
    ...(options.length === 0 ? [] : [row('options', options.map(optionHtml).join('; '))]),
    '</dl>',
    '</div>',
  ].join('\n')
}

function optionHtml(option: OptionValue): string {
  return `<span class="option">${escapeXml(optionWords(option))}</span>`
}
