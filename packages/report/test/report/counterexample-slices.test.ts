import { solve } from '@nim/bruteforce'
import type { VerdictRecord } from '@nim/conjectures'
import { exactSlowNim, formatRuleset, parseRuleset } from '@nim/core/rules'
import { expect, test } from 'vitest'
import { counterexampleSlices, type CounterexampleSliceOptions } from '../../src/report.ts'
import { rulesetOfCase } from '../../src/report/case-ruleset.ts'
import { elementsOf, parseXml } from '../xml/parse-xml.ts'
import { tipOf } from '../xml/text-of.ts'
import { SAMPLE } from './sample.ts'

const REFUTED: VerdictRecord = { ...SAMPLE.records[2]!, claim: 'GMMV-C1', case: { n: 3, k: 2 } }
const SOLVE: CounterexampleSliceOptions['solve'] = (ruleset, max) =>
  solve(ruleset, { max }, { value: 'remoteness' })

test('the counterexample is framed in the slice in which its two largest piles vary', () => {
  const [figure] = counterexampleSlices([REFUTED], { solve: SOLVE })
  expect(figure!.title).toBe('0,1,2 refutes GMMV-C1')
  expect(figure!.caption).toContain('Remoteness of NIM(3,2) around the counterexample')
  const elements = elementsOf(parseXml(figure!.svg))
  const tips = elements.map(tipOf)
  expect(tips).toContain('counterexample: x = 1, y = 2')
  expect(tips.filter((tip) => tip?.startsWith('x = '))).toHaveLength(36)
  expect(elements.some(({ text }) => text === 'Piles x, y, 0; normal play')).toBe(true)
})

test('one figure a claim, and no more than asked for', () => {
  const records = ['GMMV-A', 'GMMV-A', 'GMMV-B', 'GMMV-C'].map((claim) => ({ ...REFUTED, claim }))
  const titles = (most: number): string[] =>
    counterexampleSlices(records, { solve: SOLVE, most }).map(({ title }) => title)
  expect(titles(9)).toHaveLength(3)
  expect(titles(2)).toEqual(['0,1,2 refutes GMMV-A', '0,1,2 refutes GMMV-B'])
})

test('records without a position, a game, or a box that can be paid for are left out', () => {
  const { counterexample } = REFUTED
  const left: VerdictRecord[] = [
    SAMPLE.records[0]!,
    { ...REFUTED, case: { n: 4, k: 2 } },
    { ...REFUTED, claim: 'GN-C1' },
    { ...REFUTED, counterexample: { ...counterexample!, position: [0, 1, 61] } },
  ]
  expect(counterexampleSlices(left, { solve: SOLVE })).toEqual([])
  expect(counterexampleSlices([REFUTED], { solve: () => null })).toEqual([])
  const rulesetOf: CounterexampleSliceOptions['rulesetOf'] = () => exactSlowNim(3, 1)
  expect(counterexampleSlices([left[2]!], { solve: SOLVE, rulesetOf })).toHaveLength(1)
})

test('games are read off cases only where they are beyond doubt', () => {
  const gameOf = (claim: string, parameters: VerdictRecord['case']): string | null => {
    const ruleset = rulesetOfCase({ ...REFUTED, claim, case: parameters })
    return ruleset === null ? null : formatRuleset(ruleset)
  }
  expect(gameOf('GMMV-C1', { n: 5, k: 3 })).toBe(formatRuleset(parseRuleset('NIM(5,3)')))
  expect(gameOf('DH-C1', { n: 5, k: 3 })).toBe('SN(5,{3,4,5})')
  expect(gameOf('GMMV-App', { branch: 'case2.1b' })).toBe('NIM(4,3)')
  expect(gameOf('GMMV-App', { branch: 'none such' })).toBe(null)
  expect(gameOf('GN-C1', { n: 3, l: 2 })).toBe(null)
  expect(gameOf('DH-U4', { n: 4, A: '{1,3}' })).toBe('SN(4,{1,3})')
  expect(gameOf('GMMV-F5', { part: 'b', game: 'NIM(4,3)' })).toBe('NIM(4,3)')
  expect(gameOf('GMMV-F5', { game: 'nonsense' })).toBe(null)
  expect(gameOf('GMMV-C1', { n: 3, k: 4 })).toBe(null)
})
