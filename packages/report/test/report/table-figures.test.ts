import { solve } from '@nim/bruteforce'
import { parseRuleset } from '@nim/core/rules'
import { expect, test } from 'vitest'
import { tableFigures } from '../../src/report.ts'
import { parseXml } from '../xml/parse-xml.ts'

const titles = (...given: Parameters<typeof tableFigures>): string[] =>
  tableFigures(...given).map(({ title, svg }) => {
    expect(parseXml(svg).name).toBe('svg')
    return title
  })

test('the figures match the ruleset and the values', () => {
  const outcomes = solve(parseRuleset('SN(4,{2,4})'), { max: 6 }, { value: 'outcome' })
  expect(titles(outcomes)).toEqual([])
  expect(titles(outcomes, { modulus: 4, slice: { fixed: [1, 2] } })).toEqual([
    'Position grid of SN(4,{2,4})',
    'Outcomes of SN(4,{2,4}), a slice',
  ])
  const wythoff = solve(parseRuleset('WYTHOFF'), { max: 6 }, { value: 'grundy' })
  expect(titles(wythoff, { modulus: 4 })).toEqual([
    'Grundy values of WYTHOFF, a slice',
    'Grundy values of WYTHOFF, histogram',
  ])
})
