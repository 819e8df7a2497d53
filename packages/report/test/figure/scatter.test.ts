import { expect, test } from 'vitest'
import { chartSvg, type Coordinate, scatter } from '../../src/index.ts'
import { parseXml } from '../xml/parse-xml.ts'

const GROUPS = [
  {
    name: 'A',
    positions: [
      [0, 1, 2],
      [1, 1, 1],
      [0, 0, 3],
    ],
  },
  { name: 'B', positions: [[2, 2, 3]] },
]

test.each<[Coordinate, number[]]>([
  ['sum', [3, 3, 3, 7]],
  ['largest', [2, 1, 3, 3]],
  ['odd', [1, 3, 1, 1]],
  ['x1', [0, 1, 0, 2]],
  ['x3', [2, 1, 3, 3]],
])('computes the coordinate %s of positions', (coordinate, expected) => {
  const chart = scatter('t', [], GROUPS, [coordinate, 'x2'])
  const points = chart.series.flatMap((series) => series.points)
  const tips = ['0,1,2', '1,1,1', '0,0,3', '2,2,3']
  tips.forEach((tip, i) => {
    expect(points.find((point) => point.tip!.split('; ').includes(tip))!.x).toBe(expected[i])
  })
})

test('positions of a group at the same point become one mark with their number', () => {
  const [first, second] = scatter('t', [], GROUPS, ['sum', 'odd']).series
  expect(first!.points).toEqual([
    { x: 3, y: 1, tip: '0,1,2; 0,0,3', note: '2' },
    { x: 3, y: 3, tip: '1,1,1' },
  ])
  expect(second!.points).toEqual([{ x: 7, y: 1, tip: '2,2,3' }])
})

test('the chart can be drawn, and its axes have labels', () => {
  const chart = scatter('t', ['c'], GROUPS, ['largest', 'x1'])
  expect([chart.x.label, chart.y.label]).toEqual(['largest pile', 'x1'])
  expect(() => parseXml(chartSvg(chart))).not.toThrow()
})

test('a pile number that a position does not have causes an error', () => {
  expect(() => scatter('t', [], GROUPS, ['x4', 'sum'])).toThrow(
    new RangeError('scatter: 0,1,2 has no pile x4'),
  )
})
