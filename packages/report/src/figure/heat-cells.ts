import { escapeXml } from './escape-xml.ts'
import type { HeatMap } from './heat-map.ts'
import { BLUE, INK, round, YELLOW } from './paint.ts'
import { inkOn, shade } from './shade.ts'

/** The minimum size of a cell that has room for an entry. */
const READABLE = 20
/** The minimum size of a cell that has room for a dot. */
const DOTTED = 5

/** The smallest and the largest entry of a slice, which are the ends of its scale. */
export function entryRange({ entries }: HeatMap): readonly [least: number, largest: number] {
  const all = entries.map((row) => [Math.min(...row), Math.max(...row)] as const)
  return [Math.min(...all.map(([least]) => least)), Math.max(...all.map(([, largest]) => largest))]
}

/** The colour of an entry on the scale from `least` to `largest`. */
export function heatColour(
  value: HeatMap['value'],
  entry: number,
  [least, largest]: readonly [least: number, largest: number],
): string {
  if (value === 'outcome') return entry === 0 ? BLUE : YELLOW
  return shade(largest === least ? 0 : (entry - least) / (largest - least))
}

/**
 * True if cells of this size show their entries; false if only P-positions have a mark, which is a
 * dot.
 */
export function showsEntries(cell: number): boolean {
  return cell >= READABLE
}

/** The text in a cell, if it has room for text. */
export function entryLabel(value: HeatMap['value'], entry: number): string {
  if (value !== 'outcome') return String(entry)
  return entry === 0 ? 'P' : 'N'
}

/**
 * The cells of a heat map, followed by their entries or by a dot for each P-position. All cells
 * with the same value share one path, so that the files of large slices stay small.
 */
export function heatCells(map: HeatMap, left: number, top: number, cell: number): string[] {
  const count = map.entries.length
  const range = entryRange(map)
  const squares = new Map<number, string>()
  const dots = new Map<string, string>()
  const labels: string[] = []
  map.entries.forEach((row, y) => {
    row.forEach((entry, x) => {
      const [cornerX, cornerY] = [left + x * cell, top + (count - 1 - y) * cell]
      squares.set(
        entry,
        `${squares.get(entry) ?? ''}M${cornerX} ${cornerY}h${cell}v${cell}h-${cell}z`,
      )
      const ink = inkOn(heatColour(map.value, entry, range))
      if (showsEntries(cell)) {
        labels.push(label(map, x, y, cornerX + cell / 2, cornerY + cell / 2, ink))
      } else if (cell >= DOTTED && map.isP[y]![x]!) {
        const side = round(cell / 3)
        const dot = `M${round(cornerX + side)} ${round(cornerY + side)}h${side}v${side}h-${side}z`
        dots.set(ink, (dots.get(ink) ?? '') + dot)
      }
    })
  })
  const grid = showsEntries(cell) ? ' stroke="#ffffff" stroke-width="1"' : ''
  return [
    `<g shape-rendering="crispEdges"${grid}>`,
    ...[...squares]
      .sort(([a], [b]) => a - b)
      .map(([entry, path]) => `<path fill="${heatColour(map.value, entry, range)}" d="${path}"/>`),
    '</g>',
    ...[...dots].map(([ink, path]) => `<path fill="${ink}" d="${path}"/>`),
    '<g text-anchor="middle" font-size="11">',
    ...labels,
    '</g>',
    `<rect x="${left}" y="${top}" width="${count * cell}" height="${count * cell}" fill="none" stroke="${INK}"/>`,
  ]
}

function label(map: HeatMap, x: number, y: number, cx: number, cy: number, ink: string): string {
  const text = entryLabel(map.value, map.entries[y]![x]!)
  const outcome = map.isP[y]![x]! ? 'P' : 'N'
  const tip = `x = ${x}, y = ${y}: ${text}${map.value === 'outcome' ? '' : ` (${outcome})`}`
  const line = map.value === 'outcome' ? '' : ' text-decoration="underline"'
  const weight = map.isP[y]![x]! ? ` font-weight="700"${line}` : ''
  return `<text x="${cx}" y="${cy + 4}" fill="${ink}"${weight}><title>${escapeXml(tip)}</title>${text}</text>`
}
