import { escapeXml } from '../figure/escape-xml.ts'
import { BLUE, INK, round, YELLOW } from '../figure/paint.ts'
import type { GridLetter } from './position-grid.ts'

/**
 * One square of a position grid. The width of the square is `size`, which does not include the gap
 * to the neighbouring squares. The contrast between the letter and the square is at least 7:1.
 */
export function gridCellSvg(
  letter: GridLetter,
  x: number,
  y: number,
  size: number,
  tip?: string,
): string {
  const title = tip === undefined ? '' : `<title>${escapeXml(tip)}</title>`
  return `<g>${title}${shapes(letter, x + 1, y + 1, size - 2)}</g>`
}

function shapes(letter: GridLetter, x: number, y: number, side: number): string {
  const centre = x + side / 2
  const middle = y + side / 2
  const square = (paint: string): string =>
    `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="3" ${paint}/>`
  const label = (fill: string, share = 0.54): string =>
    `<text x="${centre}" y="${middle}" dy="0.36em" font-size="${round(share * side)}" fill="${fill}">${letter}</text>`
  switch (letter) {
    case 'P':
      return square(`fill="${BLUE}"`) + label('#ffffff')
    case 'N':
      return square(`fill="${YELLOW}"`) + label(INK)
    case 'M': {
      const corner = `M${x + 3} ${y}H${x + side - 3}L${x} ${y + side - 3}V${y + 3}Q${x} ${y} ${x + 3} ${y}Z`
      const plate = `<circle cx="${centre}" cy="${middle}" r="${round(0.36 * side)}" fill="#ffffff"/>`
      return `${square(`fill="${YELLOW}"`)}<path d="${corner}" fill="${BLUE}"/>${plate}${label(INK, 0.42)}`
    }
    case '?':
      return square('fill="#ffffff" stroke="#6b7783" stroke-dasharray="3 3"') + label('#4a5763')
    case '.':
      return `<circle cx="${centre}" cy="${middle}" r="2" fill="#8a949e"/>`
  }
}
