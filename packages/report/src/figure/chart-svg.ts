import type { Chart, ChartSeries } from './chart.ts'
import { chartAxes, type Plane, PLOT } from './chart-axes.ts'
import { chartMark, MOST_SERIES } from './chart-mark.ts'
import { chartScale } from './chart-scale.ts'
import { drawSeries } from './chart-series.ts'
import { CAPTION_SIZE, figureSvg, MARGIN, textSvg } from './figure-svg.ts'
import { INK, round } from './paint.ts'
import { wrapLines } from './wrap-lines.ts'

const LEFT_AXIS = 66
const BOTTOM_AXIS = 50
const LEGEND_WIDTH = 220
const LEGEND_CHARACTERS = 26
const LEGEND_LINE = 20

/**
 * A chart as a self-contained SVG figure. Series differ in shape and colour. If there are several
 * series, a legend names them. nimlab draws charts itself, because Observable Plot needs a document
 * object, and because only the choice of ticks in the d3 packages would be useful (see `ticks.ts`).
 *
 * @throws RangeError for more than 12 series, for values that are not finite, and for values that
 *   are not positive on a logarithmic axis
 * @complexity O(points)
 */
export function chartSvg(chart: Chart): string {
  const { series } = chart
  if (series.length > MOST_SERIES) {
    throw new RangeError(`chart: expected at most ${MOST_SERIES} series, got ${series.length}`)
  }
  const points = series.flatMap((one) => one.points)
  const horizontal = chartScale(
    chart.x,
    points.map(({ x }) => x),
  )
  const vertical = chartScale(
    chart.y,
    points.map(({ y }) => y),
  )
  const left = MARGIN + LEFT_AXIS
  const legend = series.length > 1 ? legendLines(series) : []
  return figureSvg({
    title: chart.title,
    captions: chart.captions,
    width: left + PLOT.width + (legend.length > 0 ? LEGEND_WIDTH : 0) + MARGIN,
    height: Math.max(PLOT.height + BOTTOM_AXIS, legend.length * LEGEND_LINE),
    draw: (top) => {
      const plane: Plane = {
        x: (value) => round(left + 10 + horizontal.at(value) * (PLOT.width - 20)),
        y: (value) => round(top + PLOT.height - 10 - vertical.at(value) * (PLOT.height - 20)),
      }
      return [
        ...chartAxes(chart, horizontal, vertical, plane, left, top),
        ...drawSeries(series, plane),
        ...legend.flatMap(({ words, mark }, i) => {
          const y = top + i * LEGEND_LINE + 12
          const x = left + PLOT.width + 28
          return [
            ...(mark === null ? [] : [chartMark(mark, x, y - 4, 9)]),
            textSvg(x + 16, y, words, `font-size="${CAPTION_SIZE}" fill="${INK}"`),
          ]
        }),
      ]
    },
  })
}

function legendLines(series: readonly ChartSeries[]): { words: string; mark: number | null }[] {
  return series.flatMap(({ name }, i) =>
    wrapLines(name, LEGEND_CHARACTERS).map((words, line) => ({
      words,
      mark: line === 0 ? i : null,
    })),
  )
}
