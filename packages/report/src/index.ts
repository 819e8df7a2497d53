/** Pure functions from solved tables and verdicts to text, figures and files. */
export type { SolvedTable } from './solved-table.ts'
export type { Align } from './text/alignment.ts'
export { histogramText } from './text/histogram-text.ts'
export { markdownTable } from './text/markdown-table.ts'
export { textTable } from './text/text-table.ts'
export {
  type GridLetter,
  type PositionGrid,
  positionGrid,
  type PositionGridOptions,
} from './grid/position-grid.ts'
export { positionGridSvg } from './grid/position-grid-svg.ts'
export { positionGridText } from './grid/position-grid-text.ts'
export { csv } from './export/csv.ts'
export { EXPORT_FORMATS, type ExportFormat, exportTable } from './export/export-table.ts'
export { jsonLines } from './export/json-lines.ts'
export { npy } from './export/npy.ts'
export { parquet } from './export/parquet.ts'
export { verdictTable } from './text/verdict-table.ts'
export { type ClaimSummary, claimSummary } from './claims/claim-summary.ts'
export { claimsDocument, verdictCounts } from './claims/claims-document.ts'
