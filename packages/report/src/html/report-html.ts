import { escapeXml } from '../figure/escape-xml.ts'
import { reportClaims } from '../report/report-claims.ts'
import type { ReportData, ReportFigure } from '../report/report-data.ts'
import { claimHtml } from './claim-html.ts'
import { counterexamplesHtml } from './counterexample-html.ts'
import { provenanceHtml } from './provenance-html.ts'
import { STYLE } from './style.ts'
import { summaryHtml } from './summary-html.ts'

/** A policy that forbids every request, because the page contains everything that it needs. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"

/**
 * A report as a self-contained HTML page. The page contains its own style and figures, and its
 * formulas are MathML. It contains no scripts, and its content policy forbids every request. The
 * page is readable in light mode, in dark mode and in print, and it is also well-formed XML. The
 * same data always give the same bytes.
 *
 * @throws RangeError if the data do not contain the claim of a record
 * @complexity O(number of characters)
 */
export function reportHtml(data: ReportData): string {
  const claims = reportClaims(data)
  const counterexamples = counterexamplesHtml(claims)
  const links = [
    ['summary', 'Summary'],
    ...(counterexamples === '' ? [] : [['counterexamples', 'Counterexamples']]),
    ...(data.figures.length === 0 ? [] : [['figures', 'Figures']]),
    ['claims', 'Claims'],
    ['reproduce', 'How to reproduce'],
    ['provenance', 'Provenance'],
  ].map(([id, name]) => `<a href="#${id}">${name}</a>`)
  return [
    '<!DOCTYPE html>',
    '<html lang="en"><head>',
    '<meta charset="utf-8"/>',
    `<meta http-equiv="Content-Security-Policy" content="${escapeXml(POLICY)}"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="color-scheme" content="light dark"/>',
    '<link rel="icon" href="data:,"/>',
    `<title>${escapeXml(data.title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head><body><main>',
    `<header><h1>${escapeXml(data.title)}</h1>`,
    `<p>nimlab ${escapeXml(data.provenance.nimlab)}, plan <code>${escapeXml(data.provenance.planDigest)}</code></p>`,
    `<nav>${links.join(' · ')}</nav></header>`,
    summaryHtml(data, claims),
    counterexamples,
    figuresHtml(data.figures),
    '<section id="claims"><h2>Claims</h2>',
    ...claims.map(claimHtml),
    '</section>',
    provenanceHtml(data),
    '</main></body></html>',
    '',
  ].join('\n')
}

function figuresHtml(figures: readonly ReportFigure[]): string {
  if (figures.length === 0) return ''
  return [
    '<section id="figures"><h2>Figures</h2>',
    ...figures.map(
      ({ title, caption, svg }, i) =>
        `<figure>\n${svg}<figcaption><strong>Figure ${i + 1}. ${escapeXml(title)}.</strong> ${escapeXml(caption)}</figcaption>\n</figure>`,
    ),
    '</section>',
  ].join('\n')
}
