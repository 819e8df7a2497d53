import { escapeXml } from './escape-xml.ts'
import { figureSvg, MARGIN, textSvg } from './figure-svg.ts'
import { heatCells } from './heat-cells.ts'
import { heatLegend, legendHeight, legendWidth } from './heat-legend.ts'
import { heatHeading, type HeatMap } from './heat-map.ts'
import { INK, MUTED } from './paint.ts'
import { linearTicks } from './ticks.ts'

/** The space for numbers and axis labels, to the left of the cells and below them. */
const AXIS = 44
/** The width of a cell with room for three digits. */
const LARGE_CELL = 26
const WIDEST = 676
const LEGEND_GAP = 28

/**
 * A slice of a box as a self-contained SVG figure, with x to the right and y upwards. The shade of
 * a cell shows its entry, from the smallest entry of the slice (pale) to the largest (dark). With
 * up to 26 cells per side, every cell also shows its entry as text. In larger figures, the cells of
 * P-positions have a dot. Outcomes are shown as the letters P and N. Marked cells have a frame.
 *
 * @complexity O(cells)
 */
export function heatMapSvg(map: HeatMap): string {
  const count = map.entries.length
  const cell = Math.max(3, Math.min(LARGE_CELL, Math.floor(WIDEST / count)))
  const extent = count * cell
  const left = MARGIN + AXIS
  return figureSvg({
    ...heatHeading(map),
    width: left + extent + LEGEND_GAP + legendWidth(map, cell) + MARGIN,
    height: Math.max(extent + AXIS, legendHeight(map, cell)),
    draw: (top) => [
      ...heatCells(map, left, top, cell),
      ...axes(count, left, top, cell),
      ...map.marked.map(
        ({ x, y }) =>
          `<g><title>${escapeXml(`${map.markedAs}: x = ${x}, y = ${y}`)}</title>${frame(left + x * cell, top + (count - 1 - y) * cell, cell)}</g>`,
      ),
      ...heatLegend(map, left + extent + LEGEND_GAP, top, cell),
    ],
  })
}

/** A frame that is visible on both light and dark cells. */
function frame(x: number, y: number, cell: number): string {
  const square = (paint: string, width: number): string =>
    `<rect x="${x}" y="${y}" width="${cell}" height="${cell}" fill="none" stroke="${paint}" stroke-width="${width}"/>`
  return square('#ffffff', 6) + square('#c2185b', 3)
}

function axes(count: number, left: number, top: number, cell: number): string[] {
  const extent = count * cell
  const ticks = cell >= 16 ? count : 10
  const shown = linearTicks(0, count - 1, ticks, 1)
  const bottom = top + extent
  const label = `font-size="13" font-style="italic" fill="${INK}" text-anchor="middle"`
  return [
    `<g text-anchor="middle" font-size="11" fill="${MUTED}">`,
    ...shown.map((x) => textSvg(left + (x + 0.5) * cell, bottom + 16, String(x))),
    '</g>',
    `<g text-anchor="end" font-size="11" fill="${MUTED}">`,
    ...shown.map((y) => textSvg(left - 7, bottom - (y + 0.5) * cell + 4, String(y))),
    '</g>',
    textSvg(left + extent / 2, bottom + 36, 'x', label),
    textSvg(left - 34, top + extent / 2 + 4, 'y', label),
  ]
}
