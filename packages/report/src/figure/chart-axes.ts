import type { Chart } from './chart.ts'
import type { ChartScale } from './chart-scale.ts'
import { textSvg } from './figure-svg.ts'
import { HAIRLINE, INK, MUTED } from './paint.ts'

/** The size of the rectangle between the axes. */
export const PLOT = { width: 460, height: 320 } as const

/** Functions that map values to coordinates in the drawing. */
export interface Plane {
  readonly x: (value: number) => number
  readonly y: (value: number) => number
}

/**
 * The frame of a chart. It consists of the grid lines, the numbers on the axes, and the names of
 * the axes.
 */
export function chartAxes(
  chart: Chart,
  horizontal: ChartScale,
  vertical: ChartScale,
  plane: Plane,
  left: number,
  top: number,
): string[] {
  const [right, bottom] = [left + PLOT.width, top + PLOT.height]
  const [middleX, middleY] = [left + PLOT.width / 2, top + PLOT.height / 2]
  const label = `font-size="13" fill="${INK}" text-anchor="middle"`
  return [
    `<g stroke="${HAIRLINE}">`,
    ...horizontal.ticks.map(
      ({ value }) => `<path d="M${plane.x(value)} ${top}V${bottom + 5}" fill="none"/>`,
    ),
    ...vertical.ticks.map(
      ({ value }) => `<path d="M${left - 5} ${plane.y(value)}H${right}" fill="none"/>`,
    ),
    '</g>',
    `<rect x="${left}" y="${top}" width="${PLOT.width}" height="${PLOT.height}" fill="none" stroke="${INK}"/>`,
    `<g text-anchor="middle" font-size="11" fill="${MUTED}">`,
    ...horizontal.ticks.map(({ value, label: text }) => textSvg(plane.x(value), bottom + 18, text)),
    '</g>',
    `<g text-anchor="end" font-size="11" fill="${MUTED}">`,
    ...vertical.ticks.map(({ value, label: text }) => textSvg(left - 9, plane.y(value) + 4, text)),
    '</g>',
    textSvg(middleX, bottom + 40, chart.x.label, label),
    textSvg(
      left - 52,
      middleY,
      chart.y.label,
      `${label} transform="rotate(-90 ${left - 52} ${middleY})"`,
    ),
  ]
}
