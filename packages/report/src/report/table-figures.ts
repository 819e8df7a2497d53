import type { Table } from '@nim/bruteforce'
import { rulesetTitle, moveSizes } from '@nim/core/rules'
import { heatMap, type HeatMapOptions } from '../figure/heat-map.ts'
import { heatMapSvg } from '../figure/heat-map-svg.ts'
import { histogramSvg } from '../figure/histogram-svg.ts'
import { positionGrid } from '../grid/position-grid.ts'
import { positionGridSvg } from '../grid/position-grid-svg.ts'
import type { ReportFigure } from './report-data.ts'

/** Selects which figures of a solved box to draw. */
export interface TableFigureOptions {
  /** The slice for the heat map. By default, there is a heat map only for games with two piles. */
  readonly slice?: HeatMapOptions
  /**
   * The modulus of the position grid. A grid is possible only for the outcomes of a slow game. By
   * default, there is no position grid.
   */
  readonly modulus?: number
}

/**
 * The figures of a solved box: the position grid, the heat map of a slice, and the histogram of its
 * values (except for outcomes).
 *
 * @throws RangeError in the same cases as `heatMap` and `positionGrid`
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
      caption: `Outcomes by the number of odd piles and the sum of the piles mod ${modulus}, from the solved box with piles 0..${box.max}.`,
      svg: positionGridSvg(positionGrid(table, { modulus })),
    })
  }
  if (slice !== undefined) {
    figures.push({
      title: `${NAMES[value]} of ${name}, a slice`,
      caption:
        'Two piles vary, and all others are fixed. The values come from exhaustive solution of the game.',
      svg: heatMapSvg(heatMap(table, slice)),
    })
  }
  if (value !== 'outcome') {
    figures.push({
      title: `${NAMES[value]} of ${name}, histogram`,
      caption: `The number of positions with each value in the box with piles 0..${box.max}.`,
      svg: histogramSvg(table),
    })
  }
  return figures
}

const NAMES = { outcome: 'Outcomes', remoteness: 'Remoteness', grundy: 'Grundy values' } as const
