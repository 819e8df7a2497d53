import { expect, test } from 'vitest'
import { chartSvg, costCurve } from '../../src/index.ts'
import { SAMPLE } from '../report/sample.ts'
import { parseXml } from '../xml/parse-xml.ts'

const [FIRST] = SAMPLE.records

test('every case has its own line over the sizes of its boxes', () => {
  const records = [20, 60].flatMap((max) =>
    [3, 4].map((n) => ({ ...FIRST!, case: { n }, domain: { kind: 'box' as const, max } })),
  )
  const chart = costCurve(records)
  expect(chart.series.map(({ name, isLine }) => [name, isLine])).toEqual([
    ['GMMV-T2 n=3', true],
    ['GMMV-T2 n=4', true],
  ])
  expect(chart.series[0]!.points.map(({ x }) => x)).toEqual([20, 60])
  expect(chart.series[0]!.points[0]!.tip).toBe('GMMV-T2 n=3, box max=20: 635376')
})

test('records without a box or without instances are left out', () => {
  const chart = costCurve(SAMPLE.records)
  expect(chart.captions).toEqual([
    'Instances checked against largest pile of the box, 9 checks; 3 without both numbers, or with 0 of one, are left out',
  ])
  expect(() => parseXml(chartSvg(chart))).not.toThrow()
  expect(costCurve([]).series).toEqual([])
})

test('cases are joined into one series if there are more than a chart can distinguish', () => {
  const records = Array.from({ length: 13 }, (_, i) => ({ ...FIRST!, claim: `C${i}` }))
  const { series } = costCurve(records)
  expect(series.map(({ name, points }) => [name, points.length])).toEqual([['all', 13]])
})
