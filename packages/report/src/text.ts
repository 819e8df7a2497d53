/**
 * Verdicts and tables as text for terminals and Markdown. Because this entry point is separate, a
 * program that prints a few lines does not load the writers of files and figures.
 */
export type { Align } from './text/alignment.ts'
export { capital } from './text/capital.ts'
export { claimTable } from './text/claim-table.ts'
export { fittedTable } from './text/fitted-table.ts'
export { histogramText } from './text/histogram-text.ts'
export { markdownTable } from './text/markdown-table.ts'
export { paragraph } from './text/paragraph.ts'
export { textTable } from './text/text-table.ts'
export { verdictTable } from './text/verdict-table.ts'
export {
  type ClaimSummary,
  claimSummary,
  type ProvedCases,
  type Remark,
  type ReportClaim,
} from './claims/claim-summary.ts'
