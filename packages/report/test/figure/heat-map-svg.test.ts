import { solve } from '@nim/bruteforce'
import { parseRuleset } from '@nim/core/rules'
import { expect, test } from 'vitest'
import { type HeatMap, heatMap, heatMapSvg } from '../../src/index.ts'
import { elementsOf, parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { tipOf } from '../xml/text-of.ts'

const marked = [{ x: 4, y: 7 }]
const NIM43 = solve(parseRuleset('NIM(4,3)'), { max: 9 }, { value: 'remoteness' })
const SMALL = heatMap(NIM43, { fixed: [3, 5], marked })
const WYTHOFF = heatMap(solve(parseRuleset('WYTHOFF'), { max: 40 }, { value: 'grundy' }), {
  fixed: [],
  marked,
  markedAs: 'a <marked> cell',
})
const OUTCOMES = heatMap(
  solve(parseRuleset('SN(3,{2})'), { max: 8 }, { value: 'outcome', play: 'misere' }),
  { fixed: [2] },
)
const LARGE_OUTCOMES = heatMap(solve(parseRuleset('WYTHOFF'), { max: 130 }, { value: 'outcome' }), {
  fixed: [],
})
const MAPS: [string, HeatMap][] = [
  ['remoteness with numbers', SMALL],
  ['Grundy values with dots', WYTHOFF],
  ['outcomes with letters', OUTCOMES],
  ['outcomes with dots', LARGE_OUTCOMES],
]

test.each(MAPS)('the figure is well-formed, and everything is inside its frame: %s', (_, map) => {
  const svg = parseXml(heatMapSvg(map))
  const [width, height] = [Number(svg.attributes['width']), Number(svg.attributes['height'])]
  for (const { name, attributes, text } of elementsOf(svg)) {
    if (name !== 'rect' && name !== 'text') continue
    const x = Number(attributes['x'] ?? 0)
    const y = Number(attributes['y'] ?? 0)
    const size = name === 'rect' ? Number(attributes['width']) : 7.3 * text.length
    expect(x >= 0 && y >= 0 && y <= height).toBe(true)
    if (attributes['text-anchor'] === undefined) expect(x + size).toBeLessThanOrEqual(width)
  }
})

test.each(MAPS)(
  'every cell is painted once, and equal entries have equal colours: %s',
  (_, map) => {
    const svg = parseXml(heatMapSvg(map))
    const cells = cellsOf(svg)
    const count = map.entries.length
    expect(cells.size).toBe(count * count)
    const colours = new Map<number, string>()
    const columns = [...new Set([...cells.values()].map(({ x }) => x))].sort((a, b) => a - b)
    const rows = [...new Set([...cells.values()].map(({ y }) => y))].sort((a, b) => b - a)
    map.entries.forEach((row, y) => {
      row.forEach((entry, x) => {
        const { fill } = cells.get(`${columns[x]} ${rows[y]}`)!
        expect(colours.get(entry) ?? fill).toBe(fill)
        colours.set(entry, fill)
      })
    })
    expect(new Set(colours.values()).size).toBe(colours.size)
  },
)

test('a small slice shows every entry, and underlines P-positions', () => {
  const labels = elementsOf(parseXml(heatMapSvg(SMALL))).filter((element) =>
    tipOf(element)?.startsWith('x = '),
  )
  expect(labels).toHaveLength(100)
  for (const label of labels) {
    const [, x, y] = /^x = (\d+), y = (\d+): /.exec(tipOf(label)!)!
    const entry = SMALL.entries[Number(y)]![Number(x)]!
    expect(label.text).toBe(String(entry))
    expect(label.attributes['text-decoration'] === 'underline').toBe(entry % 2 === 0)
  }
})

test('outcomes are shown as letters', () => {
  const labels = elementsOf(parseXml(heatMapSvg(OUTCOMES))).filter((element) =>
    tipOf(element)?.startsWith('x = '),
  )
  const letters = labels.map(({ text }) => text).join('')
  const expected = OUTCOMES.isP.flat().map((isP) => (isP ? 'P' : 'N'))
  expect(letters).toBe(expected.join(''))
})

test.each([MAPS[1]!, MAPS[3]!])('a large slice has a dot at each P-position: %s', (_, map) => {
  const svg = parseXml(heatMapSvg(map))
  const dots = svg.children
    .filter(({ name, attributes }) => name === 'path' && attributes['fill'] !== 'none')
    .reduce((total, { attributes }) => total + attributes['d']!.split('M').length - 1, 0)
  expect(dots).toBe(map.isP.flat().filter(Boolean).length)
})

test('a marked cell has a frame at the right place, and the legend explains the frame', () => {
  const svg = parseXml(heatMapSvg(WYTHOFF))
  const frame = elementsOf(svg).find((one) => tipOf(one) === 'a <marked> cell: x = 4, y = 7')!
  const { x, y } = frame.children.find(({ name }) => name === 'rect')!.attributes
  const cell = cellsOf(svg).get(`${x} ${y}`)!
  const sameEntry = WYTHOFF.entries[7]![4]!
  const other = [...cellsOf(svg).values()].filter(({ fill }) => fill === cell.fill)
  expect(other).toHaveLength(WYTHOFF.entries.flat().filter((entry) => entry === sameEntry).length)
  expect(elementsOf(svg).some(({ text }) => text === 'a <marked> cell')).toBe(true)
})

test('the same slice always gives the same text', () => {
  expect(heatMapSvg(SMALL)).toBe(heatMapSvg(heatMap(NIM43, { fixed: [3, 5], marked })))
})

/** The painted squares by their upper left corners. */
function cellsOf(svg: XmlElement): Map<string, { x: number; y: number; fill: string }> {
  const group = svg.children.find(({ attributes }) => attributes['shape-rendering'] !== undefined)!
  const cells = new Map<string, { x: number; y: number; fill: string }>()
  for (const { attributes } of group.children) {
    for (const [, x, y] of attributes['d']!.matchAll(/M([\d.]+) ([\d.]+)h/g)) {
      expect(cells.has(`${x} ${y}`)).toBe(false)
      cells.set(`${x} ${y}`, { x: Number(x), y: Number(y), fill: attributes['fill']! })
    }
  }
  return cells
}
