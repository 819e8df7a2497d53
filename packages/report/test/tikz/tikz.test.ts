import { expect, test } from 'vitest'
import {
  chartTikz,
  heatMap,
  heatMapTikz,
  histogramTikz,
  positionList,
  scatter,
} from '../../src/index.ts'
import { SOLVED_EXAMPLES } from '../solved/examples.ts'
import { imbalance } from '../tex/balance.ts'

/** The picture without the comments about its packages and contents. */
function drawing(tikz: string): string {
  return tikz.replaceAll(/^%.*\n/gm, '')
}

const [, NIM32] = SOLVED_EXAMPLES[0]!
const [, WYTHOFF] = SOLVED_EXAMPLES[3]!

test('a heat map fills every cell once, and writes every entry', () => {
  const map = heatMap(WYTHOFF, { fixed: [], marked: [{ x: 1, y: 2 }] })
  const tikz = heatMapTikz(map)
  expect(imbalance(drawing(tikz))).toBe(null)
  expect(tikz).toContain('% Grundy values of WYTHOFF\n% Piles x, y; normal play\n')
  const filled = new Map<string, number>()
  for (const [, entry, x, y, to] of tikz.matchAll(
    /\\fill\[nimlab(\d+)\] \((\d+),(\d+)\) rectangle \((\d+),/g,
  )) {
    for (let at = Number(x); at < Number(to); at++) {
      expect(filled.has(`${at},${y}`)).toBe(false)
      filled.set(`${at},${y}`, Number(entry))
    }
  }
  expect(filled.size).toBe(13 * 13)
  for (const [cell, entry] of filled) {
    expect(WYTHOFF.at(cell.split(',').map(Number))).toBe(entry)
  }
  expect(tikz.match(/\\textbf\{\\underline\{0\}\}/g)).toHaveLength(
    map.isP.flat().filter(Boolean).length,
  )
  expect(tikz).toContain(String.raw`\draw[red, very thick] (1,2) rectangle ++(1,1);`)
})

test('a slice of outcomes has two colours and no scale', () => {
  const tikz = heatMapTikz(heatMap(NIM32, { fixed: [3] }))
  expect(imbalance(drawing(tikz))).toBe(null)
  expect(tikz).toContain('{nimlab0}{HTML}{0B4F8A}')
  expect(tikz.match(/\\filldraw/g)).toHaveLength(2)
})

test.each(SOLVED_EXAMPLES)(
  'a histogram has one bar for every value that occurs: %s',
  (_, table) => {
    const tikz = histogramTikz(table)
    expect(imbalance(drawing(tikz))).toBe(null)
    const bars = [...drawing(tikz).matchAll(/\((\d+),(\d+)\)/g)].map(([, value, count]) => [
      Number(value),
      Number(count),
    ])
    const expected = table
      .histogram()
      .flatMap((count, value) => (count > 0 ? [[value, count]] : []))
    expect(bars.sort(([a], [b]) => a! - b!)).toEqual(expected)
  },
)

test('a scatter plot has one point for every mark, and writes pile names on the axes as formulas', () => {
  const { rows } = positionList(WYTHOFF, { kind: 'outcome', outcome: 'P' }, 100)
  const group = { name: 'P', positions: rows.map(({ position }) => position) }
  const tikz = chartTikz(scatter('t', [], [group], ['x1', 'sum']))
  expect(imbalance(drawing(tikz))).toBe(null)
  expect(tikz).toContain('xlabel={$x_{1}$}, ylabel={sum of piles}')
  expect(tikz.match(/^ {2}\(\d+,\d+\)$/gm)).toEqual(
    rows.map(({ position: [x, y] }) => `  (${x!},${x! + y!})`),
  )
})

test('numbers next to marks are left out if they would overlap', () => {
  const positions = Array.from({ length: 200 }, (_, i) => [i >> 1, 0])
  const noted = (count: number) =>
    scatter(
      't',
      [],
      [{ name: 'a', positions: positions.slice(0, count) }],
      ['x1', 'x2'],
    ).series[0]!.points.filter(({ note }) => note !== undefined).length
  expect([noted(160), noted(162)]).toEqual([80, 0])
})
