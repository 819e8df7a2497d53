import { expect, test } from 'vitest'
import { chartSvg, costCurve } from '../../src/index.ts'
import { SAMPLE } from '../report/sample.ts'
import { parseXml } from '../xml/parse-xml.ts'

const [FIRST] = SAMPLE.records

test('time against instances has a mark a record, a series a claim', () => {
  const chart = costCurve(SAMPLE.records, { x: 'checked', y: 'seconds' })
  expect(chart.series.map(({ name, isLine, points }) => [name, isLine, points.length])).toEqual([
    ['GMMV-T2', false, 2],
    ['V-P5', false, 5],
    ['X-<1>', false, 4],
  ])
  expect(chart.series[0]!.points).toEqual([
    { x: 10_626, y: 0.002, tip: 'GMMV-T2 n=4 k=3, box max=20: 10626 in 0.002 s' },
    { x: 635_376, y: 0.125, tip: 'GMMV-T2 n=4 k=3, box max=60: 635376 in 0.125 s' },
  ])
  expect(chart.captions).toEqual([
    'Seconds against instances checked, 11 checks; 1 without both numbers, or with 0 of one, are left out',
  ])
  expect(() => parseXml(chartSvg(chart))).not.toThrow()
})

test('against the bound every case has a line of its own', () => {
  const records = [20, 60].flatMap((max) =>
    [3, 4].map((n) => ({ ...FIRST!, case: { n }, domain: { kind: 'box' as const, max } })),
  )
  const chart = costCurve(records, { x: 'max', y: 'checked' })
  expect(chart.series.map(({ name, isLine }) => [name, isLine])).toEqual([
    ['GMMV-T2 n=3', true],
    ['GMMV-T2 n=4', true],
  ])
  expect(chart.series[0]!.points.map(({ x }) => x)).toEqual([20, 60])
})

test('records without a bound or without seconds are left out', () => {
  const { seconds: _, ...untimed } = FIRST!
  const chart = costCurve([untimed as typeof FIRST & object, FIRST!], { x: 'max', y: 'seconds' })
  expect(chart.series.flatMap(({ points }) => points)).toHaveLength(1)
  expect(costCurve([], { x: 'max', y: 'seconds' }).series).toEqual([])
})

test('more claims than a chart can tell apart are one series', () => {
  const records = Array.from({ length: 13 }, (_, i) => ({ ...FIRST!, claim: `C${i}` }))
  const { series } = costCurve(records, { x: 'checked', y: 'seconds' })
  expect(series.map(({ name, points }) => [name, points.length])).toEqual([['all', 13]])
})
