import {
  formatCase,
  formatDomain,
  formatWitness,
  optionsIn,
  provenanceWords,
} from '@nim/conjectures/format'
import type { FigureFiles } from '../markdown/report-markdown.ts'
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
import { VERDICT_MEANINGS, VERDICT_WORDS } from '../report/verdict-words.ts'
import { booktabs } from './booktabs.ts'
import { escapeTex, texOf } from './escape-tex.ts'
import { PREAMBLE } from './preamble.ts'
import { codeTex as code, verbatimTex } from './verbatim-tex.ts'
import { verdictTex } from './verdict-tex.ts'

/**
 * Writes a report as a LaTeX document for pdfLaTeX. The document uses only packages of a basic
 * installation (amsmath, amssymb, array, booktabs, geometry, hyperref, longtable, textcomp).
 * Figures are separate files, so convert `figures[i].svg` to PDF and write it to the path that
 * `figureFile(i)` returns. LaTeX adds the extension to this path. The same data always give the
 * same bytes.
 *
 * @throws RangeError if the data do not contain the claim of a record
 * @complexity O(number of characters)
 */
export function reportTex(data: ReportData, { figureFile }: FigureFiles = {}): string {
  const claims = reportClaims(data)
  const { nimlab, planDigest, reproduce, command, plan, environment } = data.provenance
  const unfinished = unfinishedWords(data)
  const refuted = claims.filter((results) => results.refuted.length > 0)
  return [
    PREAMBLE,
    String.raw`\title{${escapeTex(data.title)}}`,
    String.raw`\author{nimlab ${escapeTex(nimlab)}}`,
    String.raw`\date{plan ${code(planDigest)}}`,
    String.raw`\begin{document}`,
    String.raw`\maketitle`,
    String.raw`\section{Summary}`,
    ...(unfinished === null ? [] : [String.raw`\textbf{${escapeTex(unfinished)}}`, '']),
    escapeTex(reportSentence(data, claims)),
    String.raw`\begin{description}`,
    ...verdictTally(data.records).map(
      ({ verdict, count }) =>
        String.raw`\item[${count} ${VERDICT_WORDS[verdict]}] ${escapeTex(VERDICT_MEANINGS[verdict])}`,
    ),
    String.raw`\end{description}`,
    claimsTable(claims),
    String.raw`\subsection*{The plan}`,
    String.raw`\begin{itemize}`,
    ...data.asked.map(
      (entry) => String.raw`\item ${code(entry.claim)}: ${escapeTex(askedWords(entry))}`,
    ),
    String.raw`\end{itemize}`,
    ...(refuted.length === 0
      ? []
      : [String.raw`\section{Counterexamples}`, ...refuted.flatMap(evidence)]),
    ...figures(data, figureFile),
    String.raw`\section{Claims}`,
    ...claims.flatMap(claimSection),
    String.raw`\section{How to reproduce}`,
    'If you save the plan in a file, this command gives the same results; only the times differ:',
    verbatimTex(reproduce),
    String.raw`\section{Provenance}`,
    booktabs(
      ['what', 'value'],
      [
        ['command', code(command)],
        ['plan', code(planDigest)],
        ...environment.map(([name, value]) => [escapeTex(name), escapeTex(value)]),
      ],
      { align: ['left', 'left'], widths: { 1: 0.75 } },
    ),
    verbatimTex(plan),
    String.raw`\end{document}`,
    '',
  ].join('\n')
}

function claimsTable(claims: readonly ClaimResults[]): string {
  return booktabs(
    ['claim', 'statement', 'verdict', 'domain', 'checked'],
    claims.map((results) => {
      const { claim, verdict, domains, checked } = results.summary
      const share = refutedShare(results)
      return [
        escapeTex(claim.id),
        texOf(claim.title),
        escapeTex(share === '' ? verdict : `${verdict} (${share})`),
        escapeTex(domains),
        String(checked),
      ]
    }),
    {
      align: ['left', 'left', 'left', 'left', 'right'],
      widths: { 0: 0.15, 1: 0.34, 2: 0.15, 3: 0.18 },
      isLong: true,
    },
  )
}

function evidence(results: ClaimResults): string[] {
  const { summary, refuted } = results
  const more = moreRefuted(results)
  return [
    String.raw`\subsection*{${escapeTex(summary.claim.id)}: ${texOf(summary.claim.title)}}`,
    String.raw`\begin{itemize}`,
    ...refuted
      .slice(0, MOST_EVIDENCE)
      .map(({ case: parameters, domain, failures, counterexample }) => {
        const { expected, actual, explain } = counterexample!
        const options = optionsIn(counterexample!)
        const where = [formatCase(parameters), formatDomain(domain)].filter((words) => words !== '')
        const words = [
          `by the statement: ${String(expected ?? 'none')}`,
          `by solving: ${String(actual ?? 'none')}`,
          explain,
          ...(options.length === 0 ? [] : [`options: ${options.map(optionWords).join('; ')}`]),
        ]
        return String.raw`\item \textbf{${escapeTex(formatWitness(counterexample!))}} (${escapeTex(where.join(', '))}; failures: ${failures}): ${words.map(escapeTex).join('; ')}.`
      }),
    String.raw`\end{itemize}`,
    ...(more === null ? [] : [escapeTex(more)]),
  ]
}

function figures(data: ReportData, figureFile: FigureFiles['figureFile']): string[] {
  if (figureFile === undefined || data.figures.length === 0) return []
  return [
    String.raw`\section{Figures}`,
    ...data.figures.flatMap(({ title, caption }, i) => [
      String.raw`\begin{figure}[htbp]`,
      String.raw`\centering`,
      String.raw`\includegraphics[width=0.9\linewidth]{${figureFile(i)}}`,
      String.raw`\caption{${escapeTex(`${title}. ${caption}`)}}`,
      String.raw`\end{figure}`,
    ]),
  ]
}

function claimSection({ summary: { answer, claim, verdict }, records }: ClaimResults): string[] {
  return [
    String.raw`\subsection*{${escapeTex(claim.id)}: ${texOf(claim.title)}}`,
    texOf(claim.statement),
    '',
    String.raw`{\small ${texOf(claim.source)}; ${escapeTex(`${claim.kind}, ${provenanceWords(claim)}`)}. A check decides ${texOf(claim.decides)}.}`,
    ...(answer === null ? [] : ['', `${verdict}: ${texOf(answer)}`]),
    '',
    String.raw`{\small`,
    verdictTex(records, { isLong: true }),
    '}',
  ]
}
