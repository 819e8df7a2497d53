/**
 * Reports of sweeps as HTML, Markdown and LaTeX, and their figures. This entry point is separate,
 * because the code that typesets formulas is large.
 */
export { reportTex } from './tex/report-tex.ts'
export { type FigureFiles, reportMarkdown } from './markdown/report-markdown.ts'
export { reportHtml } from './html/report-html.ts'
export {
  counterexampleSlices,
  type CounterexampleSliceOptions,
} from './report/counterexample-slices.ts'
export { recordFigures } from './report/record-figures.ts'
export type { ClaimRequest, Provenance, ReportData, ReportFigure } from './report/report-data.ts'
export { tableFigures, type TableFigureOptions } from './report/table-figures.ts'
