import type { ChartPoint, ChartSeries } from './chart.ts'
import type { Plane } from './chart-axes.ts'
import { chartMark, seriesColour } from './chart-mark.ts'
import { escapeXml } from './escape-xml.ts'
import { textSvg } from './figure-svg.ts'
import { INK, round } from './paint.ts'

/** The distance between the marks of different series at the same point. */
const BESIDE = 9

/** The series that have a mark at each point. The key of a point is `x,y`. */
type SeriesAt = ReadonlyMap<string, readonly number[]>

/**
 * Draws the lines, the marks, and on top of these the notes. If several series have a mark at the
 * same point, the marks are side by side, so that none of them is hidden.
 */
export function drawSeries(series: readonly ChartSeries[], plane: Plane): string[] {
  const seriesAt = seriesByPoint(series)
  const drawn = series.map(({ points, isLine }, i) => ({
    line: isLine ? [lineOf(points, i, plane)] : [],
    marks: points.map((point) => {
      const here = seriesAt.get(keyOf(point)) ?? [i]
      const x = round(plane.x(point.x) + BESIDE * (here.indexOf(i) - (here.length - 1) / 2))
      const y = plane.y(point.y)
      const title = point.tip === undefined ? '' : `<title>${escapeXml(point.tip)}</title>`
      return {
        mark: `<g>${title}${chartMark(i, x, y, 8)}</g>`,
        note: noteOf(point, x, y, here.length === 1),
      }
    }),
  }))
  const marks = drawn.flatMap((one) => one.marks)
  return [
    ...drawn.flatMap(({ line }) => line),
    ...marks.map(({ mark }) => mark),
    ...marks.flatMap(({ note }) => note),
  ]
}

function seriesByPoint(series: readonly ChartSeries[]): SeriesAt {
  const seriesAt = new Map<string, number[]>()
  for (const [i, { points, isLine }] of series.entries()) {
    if (isLine) continue
    for (const point of points) {
      const here = seriesAt.get(keyOf(point)) ?? []
      if (here.at(-1) !== i) seriesAt.set(keyOf(point), [...here, i])
    }
  }
  return seriesAt
}

function keyOf({ x, y }: ChartPoint): string {
  return `${x},${y}`
}

function lineOf(points: readonly ChartPoint[], series: number, plane: Plane): string {
  const path = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${plane.x(x)} ${plane.y(y)}`)
  return `<path d="${path.join('')}" fill="none" stroke="${seriesColour(series)}" stroke-width="1.2"/>`
}

/** The note of a point. It is to the right of a single mark, and above several marks in a row. */
function noteOf({ note }: ChartPoint, x: number, y: number, isAlone: boolean): string[] {
  if (note === undefined) return []
  const paint = `font-size="9" fill="${INK}" stroke="#ffffff" stroke-width="2.5" paint-order="stroke"`
  return [
    isAlone
      ? textSvg(round(x + 7), round(y + 3), note, paint)
      : textSvg(x, round(y - 6), note, `${paint} text-anchor="middle"`),
  ]
}
