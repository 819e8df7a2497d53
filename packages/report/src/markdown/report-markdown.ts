import {
  formatCase,
  formatDomain,
  formatWitness,
  optionsIn,
  provenanceWords,
} from '@nim/conjectures/format'
import {
  type ClaimResults,
  MOST_EVIDENCE,
  reportClaims,
  verdictTally,
} from '../report/report-claims.ts'
import type { ReportData } from '../report/report-data.ts'
import {
  askedWords,
  moreRefuted,
  optionWords,
  refutedShare,
  reportSentence,
  unfinishedWords,
} from '../report/report-words.ts'
import { recordVerdict, VERDICT_MEANINGS, VERDICT_WORDS } from '../report/verdict-words.ts'
import { markdownTable } from '../text/markdown-table.ts'
import { codeBlock, codeSpan, escapeMarkdown, markdownOf } from './escape-markdown.ts'

/** Specifies the figure files of a report. */
export interface FigureFiles {
  /**
   * The path of figure i = 0, 1, … in the report. Without this function, the report contains no
   * figures.
   */
  readonly figureFile?: (index: number) => string
}

/**
 * Writes a report as GitHub Flavored Markdown. Figures are separate files, so write
 * `figures[i].svg` to the path that `figureFile(i)` returns. The same data always give the same
 * bytes.
 *
 * @throws RangeError if the data do not contain the claim of a record
 * @complexity O(number of characters)
 */
export function reportMarkdown(data: ReportData, { figureFile }: FigureFiles = {}): string {
  const claims = reportClaims(data)
  const unfinished = unfinishedWords(data)
  const refuted = claims.filter((results) => results.refuted.length > 0)
  return [
    `# ${escapeMarkdown(data.title)}`,
    `nimlab ${escapeMarkdown(data.provenance.nimlab)}, plan ${codeSpan(data.provenance.planDigest)}`,
    '## Summary',
    ...(unfinished === null ? [] : [`**${escapeMarkdown(unfinished)}**`]),
    escapeMarkdown(reportSentence(data, claims)),
    markdownTable(
      ['cases', 'verdict', 'meaning'],
      verdictTally(data.records).map(({ verdict, count }) => [
        String(count),
        VERDICT_WORDS[verdict],
        VERDICT_MEANINGS[verdict],
      ]),
    ),
    claimsTable(claims),
    '### The plan',
    markdownTable(
      ['claim', 'cases and domains'],
      data.asked.map((entry) => [codeSpan(entry.claim), escapeMarkdown(askedWords(entry))]),
    ),
    ...(refuted.length === 0 ? [] : ['## Counterexamples', ...refuted.flatMap(evidence)]),
    ...figures(data, figureFile),
    '## Claims',
    ...claims.flatMap(claimSection),
    '## How to reproduce',
    'If you save the plan in a file, this command gives the same results; only the times differ:',
    codeBlock(data.provenance.reproduce, 'sh'),
    '## Provenance',
    provenance(data),
    codeBlock(data.provenance.plan, 'json'),
    '',
  ].join('\n\n')
}

function claimsTable(claims: readonly ClaimResults[]): string {
  return markdownTable(
    ['claim', 'statement', 'by', 'verdict', 'domain', 'checked'],
    claims.map((results) => {
      const { claim, verdict, domains, checked } = results.summary
      const share = refutedShare(results)
      return [
        codeSpan(claim.id),
        markdownOf(claim.title),
        `${claim.kind}, ${provenanceWords(claim)}`,
        share === '' ? verdict : `${verdict} (${escapeMarkdown(share)})`,
        escapeMarkdown(domains),
        String(checked),
      ]
    }),
  )
}

function evidence(results: ClaimResults): string[] {
  const { summary, refuted } = results
  const more = moreRefuted(results)
  return [
    `### ${codeSpan(summary.claim.id)} ${markdownOf(summary.claim.title)}`,
    ...refuted
      .slice(0, MOST_EVIDENCE)
      .map(({ case: parameters, domain, failures, counterexample }) => {
        const { expected, actual, explain } = counterexample!
        const options = optionsIn(counterexample!)
        const where = [formatCase(parameters), formatDomain(domain)].filter((words) => words !== '')
        return [
          `- **${escapeMarkdown(formatWitness(counterexample!))}** (${escapeMarkdown(where.join(', '))}; failures: ${failures})`,
          `  - by the statement: ${escapeMarkdown(String(expected ?? 'none'))}`,
          `  - by solving: ${escapeMarkdown(String(actual ?? 'none'))}`,
          `  - ${escapeMarkdown(explain)}`,
          ...(options.length === 0
            ? []
            : [`  - options: ${escapeMarkdown(options.map(optionWords).join('; '))}`]),
        ].join('\n')
      }),
    ...(more === null ? [] : [more]),
  ]
}

function figures(data: ReportData, figureFile: FigureFiles['figureFile']): string[] {
  if (figureFile === undefined || data.figures.length === 0) return []
  return [
    '## Figures',
    ...data.figures.map(
      ({ title, caption }, i) =>
        `![${escapeMarkdown(title)}](<${encodeURI(figureFile(i))}>)\n\n*Figure ${i + 1}. ${escapeMarkdown(title)}.* ${escapeMarkdown(caption)}`,
    ),
  ]
}

function claimSection({ summary: { answer, claim, verdict }, records }: ClaimResults): string[] {
  return [
    `### ${codeSpan(claim.id)} ${markdownOf(claim.title)}`,
    markdownOf(claim.statement),
    `${markdownOf(claim.source)}; ${claim.kind}, ${provenanceWords(claim)}. A check decides ${markdownOf(claim.decides)}.`,
    ...(answer === null ? [] : [`${verdict}: ${markdownOf(answer)}`]),
    markdownTable(
      ['case', 'domain', 'checked', 'verdict', 'failures', 'counterexample'],
      records.map((record) => [
        escapeMarkdown(formatCase(record.case)),
        escapeMarkdown(formatDomain(record.domain)),
        String(record.checked),
        recordVerdict(record),
        String(record.failures),
        record.counterexample === null ? '' : escapeMarkdown(formatWitness(record.counterexample)),
      ]),
      ['left', 'left', 'right', 'left', 'right', 'left'],
    ),
  ]
}

function provenance({
  provenance: { nimlab, command, planDigest, environment },
}: ReportData): string {
  return markdownTable(
    ['what', 'value'],
    [
      ['nimlab', codeSpan(nimlab)],
      ['command', codeSpan(command)],
      ['plan', codeSpan(planDigest)],
      ...environment.map(([name, value]) => [escapeMarkdown(name), escapeMarkdown(value)]),
    ],
    ['left', 'left'],
  )
}
