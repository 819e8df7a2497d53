import { entryLabel, entryRange, heatColour } from '../figure/heat-cells.ts'
import { scaleValues } from '../figure/heat-legend.ts'
import { heatHeading, type HeatMap } from '../figure/heat-map.ts'
import { inkOn } from '../figure/shade.ts'
import { linearTicks } from '../figure/ticks.ts'
import { colour, picture } from './picture.ts'

/** The maximum number of cells per side for which every cell shows its entry. */
const MOST_LETTERED = 26
/** The maximum number of cells per side for which the axes number every cell. */
const MOST_NUMBERED = 16
/** The total width of all cells, in centimetres. */
const WIDTH = 8

/**
 * A slice of a box as a TikZ picture in the style of `heatMapSvg`. Each position is a square with
 * its entry, which is bold and underlined for P-positions. With more than 26 cells per side,
 * P-positions have a dot instead.
 *
 * @complexity O(cells)
 */
export function heatMapTikz(map: HeatMap): string {
  const count = map.entries.length
  const unit = Math.min(0.5, WIDTH / count).toFixed(4)
  const isLettered = count <= MOST_LETTERED
  const range = entryRange(map)
  const all = [...new Set(map.entries.flat())].sort((a, b) => a - b)
  return picture(String.raw`\usepackage{tikz} \usetikzlibrary{calc}`, heatHeading(map), [
    ...all.map((entry) => colour(`nimlab${entry}`, heatColour(map.value, entry, range))),
    String.raw`\begin{scope}[x=${unit}cm,y=${unit}cm]`,
    ...map.entries.flatMap((row, y) => runs(row).map(([x, to, entry]) => fill(entry, x, y, to))),
    ...(isLettered ? letters(map) : dots(map)),
    String.raw`\draw (0,0) rectangle (${count},${count});`,
    ...map.marked.map(
      ({ x, y }) => String.raw`\draw[red, very thick] (${x},${y}) rectangle ++(1,1);`,
    ),
    ...ticks(count),
    ...scale(map, count),
    String.raw`\end{scope}`,
  ])
}

/** Runs of equal neighbours in a row. A run extends from x to the cell before `to`. */
function runs(row: readonly number[]): [x: number, to: number, entry: number][] {
  const spans: [number, number, number][] = []
  row.forEach((entry, x) => {
    const last = spans.at(-1)
    if (last?.[2] === entry) last[1] = x + 1
    else spans.push([x, x + 1, entry])
  })
  return spans
}

function fill(entry: number, x: number, y: number, to: number): string {
  return String.raw`\fill[nimlab${entry}] (${x},${y}) rectangle (${to},${y + 1});`
}

function letters(map: HeatMap): string[] {
  const range = entryRange(map)
  return map.entries.flatMap((row, y) =>
    row.map((entry, x) => {
      const ink = inkOn(heatColour(map.value, entry, range)) === '#000000' ? 'black' : 'white'
      const label = entryLabel(map.value, entry)
      const isP = map.isP[y]![x]!
      const underlined = isP && map.value !== 'outcome' ? String.raw`\underline{${label}}` : label
      const words = isP ? String.raw`\textbf{${underlined}}` : label
      return String.raw`\node[${ink}, font=\scriptsize, inner sep=0] at (${x + 0.5},${y + 0.5}) {${words}};`
    }),
  )
}

/** Outcomes need no dots, because their two colours are sufficient. */
function dots(map: HeatMap): string[] {
  if (map.value === 'outcome') return []
  const range = entryRange(map)
  return map.entries.flatMap((row, y) =>
    row.flatMap((entry, x) => {
      if (!map.isP[y]![x]!) return []
      const ink = inkOn(heatColour(map.value, entry, range)) === '#000000' ? 'black' : 'white'
      return [String.raw`\fill[${ink}] (${x + 0.35},${y + 0.35}) rectangle ++(0.3,0.3);`]
    }),
  )
}

function ticks(count: number): string[] {
  const shown = linearTicks(0, count - 1, count <= MOST_NUMBERED ? count : 12, 1)
  return [
    ...shown.map((x) => String.raw`\node[below] at (${x + 0.5},0) {${x}};`),
    ...shown.map((y) => String.raw`\node[left] at (0,${y + 0.5}) {${y}};`),
    String.raw`\node[below=4mm] at (${count / 2},0) {$x$};`,
    String.raw`\node[left=6mm] at (0,${count / 2}) {$y$};`,
  ]
}

/**
 * The legend to the right of the cells: some colours with their entries, and the meaning of the
 * marks.
 */
function scale(map: HeatMap, count: number): string[] {
  const isOutcome = map.value === 'outcome'
  const words = (entry: number): string =>
    isOutcome ? entryLabel('outcome', entry) : String(entry)
  const present = new Set(map.entries.flat())
  const shown = (isOutcome ? [0, 1] : scaleValues(entryRange(map))).filter((one) =>
    present.has(one),
  )
  const box = String.raw`rectangle ++(4mm,4mm)`
  const swatches = shown.map((entry, i) => {
    const at = `($(${count},${count})+(5mm,${-6 * (i + 1)}mm)$)`
    return String.raw`\filldraw[fill=nimlab${entry}] ${at} ${box} ++(1mm,-2mm) node[right] {${words(entry)}};`
  })
  if (isOutcome) return swatches
  const mark = count <= MOST_LETTERED ? 'underlined' : 'dot'
  const at = `($(${count},${count})+(5mm,${-6 * (shown.length + 1)}mm)$)`
  return [...swatches, String.raw`\node[right, inner sep=0] at ${at} {${mark}: P};`]
}
