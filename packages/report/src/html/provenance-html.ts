import { escapeXml } from '../figure/escape-xml.ts'
import type { ReportData } from '../report/report-data.ts'

/** HTML that shows the command that reproduces the results, and where the results come from. */
export function provenanceHtml({ provenance, records }: ReportData): string {
  const { nimlab, command, reproduce, planDigest, plan, environment } = provenance
  const methods = [...new Set(records.map(({ method }) => method))].join(', ')
  const row = (name: string, value: string): string =>
    `<dt>${escapeXml(name)}</dt><dd>${value}</dd>`
  const code = (text: string): string => `<code>${escapeXml(text)}</code>`
  return [
    '<section id="reproduce"><h2>How to reproduce</h2>',
    '<p>If you save the plan below in a file, this command gives the same results on any machine and with any number of threads:</p>',
    `<pre><code>${escapeXml(reproduce)}</code></pre>`,
    '<p>The digest of a case is the SHA-256 of the sequence of checked values. Two runs agree if their digests are equal.</p>',
    '</section>',
    '<section id="provenance"><h2>Provenance</h2>',
    '<dl>',
    row('nimlab', code(nimlab)),
    row('command', code(command)),
    row('plan', code(planDigest)),
    row('methods', escapeXml(methods === '' ? 'none' : methods)),
    ...environment.map(([name, value]) => row(name, escapeXml(value))),
    '</dl>',
    `<details><summary>The plan</summary>\n<pre><code>${escapeXml(plan)}</code></pre>\n</details>`,
    '</section>',
  ].join('\n')
}
