import { chartScale } from './chart-scale.ts'
import { escapeXml } from './escape-xml.ts'
import { CAPTION_SIZE, figureSvg, MARGIN, textSvg } from './figure-svg.ts'
import { histogram, type HistogramTable } from './histogram.ts'
import { BLUE, HAIRLINE, INK, MUTED, round, YELLOW } from './paint.ts'
import { linearTicks } from './ticks.ts'

const LEFT_AXIS = 80
const BOTTOM_AXIS = 48
const HEIGHT = 260
const WIDTH = 560
const LEGEND_LINE = 30
const LEGEND_WIDTH = 410
/** The minimum width of a bar that has room for its letter. */
const LETTERED = 12

/**
 * The number of positions of a solved box with each value, as a self-contained SVG figure. Each
 * value has one bar. The bar is dark with the letter P if the value means that the player to move
 * loses; otherwise it is pale with the letter N. Sorted boxes count each sorted position once.
 *
 * @complexity O(positions)
 */
export function histogramSvg(table: HistogramTable): string {
  const { title, captions, axis, bars } = histogram(table)
  const counts = bars.map(({ count }) => count)
  const left = MARGIN + LEFT_AXIS
  const step = Math.min(48, WIDTH / counts.length)
  const width = step * counts.length
  const bar = step > 4 ? 0.8 * step : step
  const scale = chartScale({ label: 'positions', scale: 'linear', least: 1 }, counts)
  const centre = (value: number): number => round(left + (value + 0.5) * step)
  return figureSvg({
    title,
    captions,
    width: left + Math.max(width, LEGEND_WIDTH) + MARGIN,
    height: LEGEND_LINE + HEIGHT + BOTTOM_AXIS,
    draw: (edge) => {
      const top = edge + LEGEND_LINE
      const bottom = top + HEIGHT
      const y = (count: number): number => round(bottom - scale.at(count) * (HEIGHT - 18))
      const labelled =
        table.value === 'outcome'
          ? [...counts.keys()]
          : linearTicks(0, counts.length - 1, step >= 20 ? counts.length : 12, 1)
      return [
        ...legend(left, edge),
        `<g stroke="${HAIRLINE}">`,
        ...scale.ticks.map(
          ({ value }) => `<path d="M${left - 5} ${y(value)}H${round(left + width)}"/>`,
        ),
        '</g>',
        `<g text-anchor="end" font-size="11" fill="${MUTED}">`,
        ...scale.ticks.map(({ value, label }) => textSvg(left - 9, y(value) + 4, label)),
        '</g>',
        ...bars.flatMap(({ label, count, isP }, value) => {
          if (count === 0) return []
          const tip = `<title>${escapeXml(`${label} (${isP ? 'P' : 'N'}): ${count}`)}</title>`
          const rect = `<rect x="${round(centre(value) - bar / 2)}" y="${y(count)}" width="${round(bar)}" height="${round(bottom - y(count))}" fill="${isP ? BLUE : YELLOW}" stroke="${INK}" stroke-width="${step > 4 ? 0.75 : 0}"/>`
          const letter =
            bar < LETTERED
              ? ''
              : `<text x="${centre(value)}" y="${y(count) - 5}" text-anchor="middle" font-size="11" font-weight="700" fill="${INK}">${isP ? 'P' : 'N'}</text>`
          return [`<g>${tip}${rect}${letter}</g>`]
        }),
        `<path d="M${left} ${top}V${bottom}H${round(left + width)}" fill="none" stroke="${INK}"/>`,
        `<g text-anchor="middle" font-size="11" fill="${MUTED}">`,
        ...labelled.map((value) => textSvg(centre(value), bottom + 17, bars[value]!.label)),
        '</g>',
        `<g text-anchor="middle" font-size="13" fill="${INK}">`,
        textSvg(round(left + width / 2), bottom + 38, axis),
        textSvg(
          left - 66,
          top + HEIGHT / 2,
          'positions',
          `transform="rotate(-90 ${left - 66} ${top + HEIGHT / 2})"`,
        ),
        '</g>',
      ]
    },
  })
}

function legend(x: number, y: number): string[] {
  const entry = (from: number, fill: string, words: string): string[] => [
    `<rect x="${from}" y="${y}" width="14" height="14" fill="${fill}" stroke="${INK}" stroke-width="0.75"/>`,
    textSvg(from + 21, y + 12, words, `font-size="${CAPTION_SIZE}" fill="${INK}"`),
  ]
  return [
    ...entry(x, BLUE, 'P: the player to move loses'),
    ...entry(x + 210, YELLOW, 'N: the player to move wins'),
  ]
}
