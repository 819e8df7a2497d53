import { expect, test } from 'vitest'
import { type Chart, chartSvg } from '../../src/index.ts'
import { elementsOf, parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { textOf, tipOf } from '../xml/text-of.ts'

const CHART: Chart = {
  title: 'Growth of <A> & "B"',
  captions: ['Two series'],
  x: { label: 'largest pile', scale: 'linear', least: 1 },
  y: { label: 'seconds', scale: 'log' },
  series: [
    {
      name: 'A',
      isLine: true,
      points: [
        { x: 1, y: 0.02, tip: 'first' },
        { x: 5, y: 3, tip: 'second' },
        { x: 20, y: 400, tip: 'third' },
      ],
    },
    { name: 'B <&>', isLine: false, points: [{ x: 5, y: 3, tip: 'of B', note: '7' }] },
  ],
}

test('the figure is one well-formed SVG element that contains every title and label', () => {
  const svg = parseXml(chartSvg(CHART))
  expect(svg.name).toBe('svg')
  const words = elementsOf(svg)
    .filter(({ name }) => name === 'text')
    .map(({ text }) => text)
  for (const expected of ['Growth of <A> & "B"', 'Two series', 'largest pile', 'seconds', 'A']) {
    expect(words).toContain(expected)
  }
  expect(words).toEqual(expect.arrayContaining(['B <&>', '7', '0.01', '0.1', '1', '1000', '20']))
})

test('marks are in the order of their values, and inside the frame', () => {
  const svg = parseXml(chartSvg(CHART))
  const [width, height] = [Number(svg.attributes['width']), Number(svg.attributes['height'])]
  const [first, second, third] = ['first', 'second', 'third'].map((tip) => centreOf(svg, tip))
  expect(first!.x).toBeLessThan(second!.x)
  expect(second!.x).toBeLessThan(third!.x)
  expect(first!.y).toBeGreaterThan(second!.y)
  expect(second!.y).toBeGreaterThan(third!.y)
  for (const { x, y } of [first!, second!, third!]) {
    expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
  }
})

test('equal ratios have equal lengths on logarithmic axes', () => {
  const y = [1, 10, 1000]
  const points = y.map((value, i) => ({ x: i, y: value, tip: `p${i}` }))
  const svg = parseXml(chartSvg({ ...CHART, series: [{ name: 'A', isLine: false, points }] }))
  const [a, b, c] = points.map(({ tip }) => centreOf(svg, tip).y)
  expect((b! - c!) / (a! - b!)).toBeCloseTo(2, 1)
})

test('marks of two series at the same point are side by side, so that none hides another', () => {
  const points = [{ x: 2, y: 2, tip: 'here' }]
  const series = [
    { name: 'A', isLine: false, points },
    { name: 'B', isLine: false, points: [{ x: 2, y: 2, tip: 'there' }] },
  ]
  const svg = parseXml(chartSvg({ ...CHART, series }))
  const [here, there] = [centreOf(svg, 'here'), centreOf(svg, 'there')]
  expect(there.x - here.x).toBeGreaterThanOrEqual(8)
  expect(there.y).toBe(here.y)
})

test('a single series and an empty chart have no legend', () => {
  const one = chartSvg({ ...CHART, series: [{ ...CHART.series[0]!, name: 'the only series' }] })
  expect(one).not.toContain('the only series')
  expect(() => parseXml(chartSvg({ ...CHART, series: [] }))).not.toThrow()
})

test('each of twelve series has its own mark, and a thirteenth series causes an error', () => {
  const series = Array.from({ length: 12 }, (_, i) => ({
    name: `s${i}`,
    isLine: false,
    points: [{ x: i, y: 1, tip: `tip ${i}` }],
  }))
  const svg = parseXml(chartSvg({ ...CHART, series }))
  const marks = series.map(({ points }) => {
    const { name, attributes } = markOf(svg, points[0]!.tip)
    const { fill, stroke, 'stroke-dasharray': dashes = '', d = '' } = attributes
    return [name, fill, stroke, dashes, d.replaceAll(/[\d.]+/g, '')].join(' ')
  })
  expect(new Set(marks).size).toBe(12)
  expect(() => chartSvg({ ...CHART, series: [...series, series[0]!] })).toThrow(
    new RangeError('chart: expected at most 12 series, got 13'),
  )
})

test('a value that an axis cannot represent causes an error', () => {
  const series = (y: number): Chart['series'] => [
    { name: 'A', isLine: false, points: [{ x: 1, y }] },
  ]
  for (const y of [0, -1, Number.NaN, Infinity]) {
    expect(() => chartSvg({ ...CHART, series: series(y) })).toThrow(
      `chart: expected positive values of 'seconds', got ${y}`,
    )
  }
  const linear: Chart = { ...CHART, y: { label: 'y', scale: 'linear' }, series: series(Infinity) }
  expect(() => chartSvg(linear)).toThrow("chart: expected finite values of 'y', got Infinity")
})

function markOf(svg: XmlElement, tip: string): XmlElement {
  const group = elementsOf(svg).find((element) => element.name === 'g' && tipOf(element) === tip)!
  expect(textOf(group)).toContain(tip)
  return group.children.find(({ name }) => name !== 'title')!
}

function centreOf(svg: XmlElement, tip: string): { x: number; y: number } {
  const { name, attributes } = markOf(svg, tip)
  if (name === 'circle') return { x: Number(attributes['cx']), y: Number(attributes['cy']) }
  const [, left, upper, right, lower] = /^M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)/.exec(
    attributes['d']!,
  )!
  return { x: (Number(left) + Number(right)) / 2, y: (Number(upper) + Number(lower)) / 2 }
}
