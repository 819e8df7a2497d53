import type { Table } from '@nim/bruteforce'
import { rulesetTitle, moveSizes } from '@nim/core/rules'
import { heatMap, type HeatMapOptions } from '../figure/heat-map.ts'
import { heatMapSvg } from '../figure/heat-map-svg.ts'
import { histogramSvg } from '../figure/histogram-svg.ts'
import { positionGrid } from '../grid/position-grid.ts'
import { positionGridSvg } from '../grid/position-grid-svg.ts'
import type { ReportFigure } from './report-data.ts'

/** The figures of a solved box to draw. */
export interface TableFigureOptions {
  /** The slice of the heat map. Default: a heat map only for games of two piles. */
  readonly slice?: HeatMapOptions
  /**
   * The modulus of the position grid. Default: no position grid. It needs outcomes of a slow game.
   */
  readonly modulus?: number
}

/**
 * The figures of a solved box: the position grid, the heat map of a slice, and the histogram of its
 * values (not of outcomes).
 *
 * @throws RangeError as `heatMap` and `positionGrid`
 * @complexity O(positions · n)
 */
export function tableFigures(table: Table, options: TableFigureOptions = {}): ReportFigure[] {
  const { ruleset, box, value } = table
  const name = rulesetTitle(ruleset)
  const { modulus, slice = box.piles === 2 ? { fixed: [] } : undefined } = options
  const figures: ReportFigure[] = []
  if (modulus !== undefined && value === 'outcome' && moveSizes(ruleset) !== null) {
    figures.push({
      title: `Position grid of ${name}`,
      caption: `Outcomes by the number of odd piles and the sum of the piles mod ${modulus}, from the solved box of piles 0..${box.max}.`,
      svg: positionGridSvg(positionGrid(table, { modulus })),
    })
  }
  if (slice !== undefined) {
    figures.push({
      title: `${NAMES[value]} of ${name}, a slice`,
      caption: 'Two piles vary, all others are fixed; from exhaustive solution of the rules.',
      svg: heatMapSvg(heatMap(table, slice)),
    })
  }
  if (value !== 'outcome') {
    figures.push({
      title: `${NAMES[value]} of ${name}, histogram`,
      caption: `How many positions of the box of piles 0..${box.max} have each value.`,
      svg: histogramSvg(table),
    })
  }
  return figures
}

const NAMES = { outcome: 'Outcomes', remoteness: 'Remoteness', grundy: 'Grundy values' } as const
