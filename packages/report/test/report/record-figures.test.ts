import { expect, test } from 'vitest'
import { recordFigures } from '../../src/report.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { textOf } from '../xml/text-of.ts'
import { SAMPLE } from './sample.ts'

test('records give one figure of counterexamples and one of boxes', () => {
  const figures = recordFigures(SAMPLE.records)
  expect(figures.map(({ title }) => title)).toEqual(['Counterexamples', 'Sizes of the boxes'])
  const words = textOf(parseXml(figures[0]!.svg))
  expect(words).toContain('0,1,2')
  expect(words).toContain('1,1,4; 1,1,4; 1,1,4')
})

test('a figure with fewer than two points is left out', () => {
  expect(recordFigures([])).toEqual([])
  expect(recordFigures(SAMPLE.records.slice(0, 1))).toEqual([])
  expect(recordFigures(SAMPLE.records.slice(2, 3))).toEqual([])
})

test('the scatter plot shows the claims with the most counterexamples, and says how many it leaves out', () => {
  const refuted = SAMPLE.records[2]!
  const records = Array.from({ length: 15 }, (_, i) => ({ ...refuted, claim: `C${i}` }))
  const [figure] = recordFigures([...records, { ...refuted, claim: 'C14' }])
  const words = textOf(parseXml(figure!.svg))
  expect(words).toContain('3 claims are left out')
  expect(words).toContain('C14')
  expect(words).not.toContain('C13')
})

test('instances of answers and of remarks do not count as counterexamples', () => {
  const refuted = SAMPLE.records.filter(({ verdict }) => verdict === 'refuted')
  const remarks = refuted.map((record) => ({ ...record, reading: 'remark' as const }))
  const answers = refuted.map((record) => ({ ...record, verdict: 'answered' as const }))
  const titles = recordFigures([...remarks, ...answers]).map(({ title }) => title)
  expect(titles).not.toContain('Counterexamples')
})
