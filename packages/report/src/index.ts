/** Pure functions that convert solved tables and verdicts to text, figures, files and reports. */
export type { SolvedTable } from './solved-table.ts'
export * from './text.ts'
export {
  type GridLetter,
  type PositionGrid,
  positionGrid,
  type PositionGridOptions,
} from './grid/position-grid.ts'
export { letterMeaning } from './grid/grid-words.ts'
export { positionGridSvg } from './grid/position-grid-svg.ts'
export { positionGridText } from './grid/position-grid-text.ts'
export { bFile, bFileName } from './export/b-file.ts'
export { csv } from './export/csv.ts'
export {
  EXPORT_FORMATS,
  type ExportFormat,
  exportTable,
  type FilePiece,
  writeTable,
} from './export/export-table.ts'
export { jsonLines } from './export/json-lines.ts'
export { denseNpy, denseNpyBytes } from './export/dense-npy.ts'
export { npy } from './export/npy.ts'
export { denseNpz, npz } from './export/npz.ts'
export { parquet } from './export/parquet.ts'
export { LIST_FORMATS, type ListFormat, listTable } from './list/list-table.ts'
export { type PositionList, positionList } from './list/position-list.ts'
export { type Selection, selectionWords, VALUE_WORDS } from './list/selection.ts'
export type { IntegerSequence } from './sequences/integer-sequence.ts'
export { oeisData, oeisOffset } from './sequences/oeis-data.ts'
export {
  type CountedBy,
  type CountedTable,
  type CountTriangle,
  positionCounts,
  positionTriangle,
  triangleSequence,
} from './sequences/position-counts.ts'
export { wythoffSequence } from './sequences/wythoff-sequence.ts'
export type { Chart, ChartPoint, ChartSeries } from './figure/chart.ts'
export type { ChartAxis } from './figure/chart-scale.ts'
export { chartSvg } from './figure/chart-svg.ts'
export { costCurve } from './figure/cost-curve.ts'
export { type HeatMap, heatMap, type HeatMapOptions, type MarkedCell } from './figure/heat-map.ts'
export { entryLabel, heatColour } from './figure/heat-cells.ts'
export { scaleValues } from './figure/heat-legend.ts'
export { heatMapSvg } from './figure/heat-map-svg.ts'
export { inkOn } from './figure/shade.ts'
export { histogramSvg } from './figure/histogram-svg.ts'
export { type Coordinate, scatter, type ScatterGroup } from './figure/scatter.ts'
export { chartTikz } from './tikz/chart-tikz.ts'
export { heatMapTikz } from './tikz/heat-map-tikz.ts'
export { histogramTikz } from './tikz/histogram-tikz.ts'
export { bibtex, nimlabBibtex } from './cite/bibtex.ts'
export { citationFile } from './cite/citation-file.ts'
export { booktabs, type BooktabsOptions } from './tex/booktabs.ts'
export { escapeTex, texOf } from './tex/escape-tex.ts'
export { verdictTex } from './tex/verdict-tex.ts'
export { withPoints } from './claims/with-points.ts'
export { type FindingPage, parseFindingPage } from './claims/finding-page.ts'
