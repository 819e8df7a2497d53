import { entryLabel, heatColour, entryRange, showsEntries } from './heat-cells.ts'
import { CAPTION_SIZE, textSvg } from './figure-svg.ts'
import type { HeatMap } from './heat-map.ts'
import { INK } from './paint.ts'
import { inkOn } from './shade.ts'
import { linearTicks } from './ticks.ts'

const SWATCH = 24
const LINE = 28
/** The width reserved for a character of running text, in units of the font size. */
const CHARACTER = 0.56

interface Entry {
  readonly swatch: (x: number, y: number) => string
  readonly words: string
}

/** The legend of a heat map: some shades with their entries, and the meaning of the marks. */
export function heatLegend(map: HeatMap, x: number, top: number, cell: number): string[] {
  return entriesOf(map, cell).flatMap(({ swatch, words }, i) => [
    swatch(x, top + i * LINE),
    textSvg(
      x + SWATCH + 10,
      top + i * LINE + 17,
      words,
      `font-size="${CAPTION_SIZE}" fill="${INK}"`,
    ),
  ])
}

export function legendWidth(map: HeatMap, cell: number): number {
  const longest = Math.max(...entriesOf(map, cell).map(({ words }) => words.length))
  return SWATCH + 10 + Math.ceil(CHARACTER * CAPTION_SIZE * longest)
}

export function legendHeight(map: HeatMap, cell: number): number {
  return entriesOf(map, cell).length * LINE
}

function entriesOf(map: HeatMap, cell: number): Entry[] {
  const entries = map.value === 'outcome' ? outcomes(map, cell) : shades(map, cell)
  if (map.marked.length === 0) return entries
  const mark: Entry = {
    words: map.markedAs,
    swatch: (x, y) =>
      `<rect x="${x + 3}" y="${y + 3}" width="${SWATCH - 6}" height="${SWATCH - 6}" fill="none" stroke="#c2185b" stroke-width="3"/>`,
  }
  return [...entries, mark]
}

function outcomes(map: HeatMap, cell: number): Entry[] {
  const words = ['P: the player to move loses', 'N: the player to move wins']
  return [0, 1].map((entry) => ({
    words: words[entry]!,
    swatch: (x, y) =>
      square(
        map,
        entry,
        x,
        y,
        showsEntries(cell) ? entryLabel(map.value, entry) : dot(entry === 0),
      ),
  }))
}

function shades(map: HeatMap, cell: number): Entry[] {
  const name = map.value === 'remoteness' ? 'remoteness' : 'Grundy value'
  const values = scaleValues(entryRange(map))
  const scale = values.map((entry, i): Entry => ({
    words: i === 0 ? `${entry}   ${name}` : String(entry),
    swatch: (x, y) => square(map, entry, x, y, ''),
  }))
  const isMarked = showsEntries(cell)
  const mark: Entry = {
    words: isMarked ? 'underlined: P-position' : 'dot: P-position',
    swatch: (x, y) =>
      isMarked
        ? `<text x="${x + SWATCH / 2}" y="${y + 17}" text-anchor="middle" font-size="12" font-weight="700" text-decoration="underline" fill="${INK}">0</text>`
        : `<rect x="${x + 8}" y="${y + 8}" width="8" height="8" fill="${INK}"/>`,
  }
  return [...scale, mark]
}

function dot(isShown: boolean): string {
  return isShown ? '■' : ''
}

function square(map: HeatMap, entry: number, x: number, y: number, label: string): string {
  const colour = heatColour(map.value, entry, entryRange(map))
  return `<rect x="${x}" y="${y}" width="${SWATCH}" height="${SWATCH}" fill="${colour}" stroke="${INK}" stroke-width="0.5"/>${
    label === ''
      ? ''
      : `<text x="${x + SWATCH / 2}" y="${y + 16}" text-anchor="middle" font-size="11" fill="${inkOn(colour)}">${label}</text>`
  }`
}

/** The two ends of the scale, and round numbers between them. */
export function scaleValues([least, largest]: readonly [least: number, largest: number]): number[] {
  const between = linearTicks(least, largest, 6, 1).filter(
    (value) => value > least && value < largest,
  )
  return largest === least ? [least] : [least, ...between, largest]
}
