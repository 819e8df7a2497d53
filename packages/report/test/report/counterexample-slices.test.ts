import { solve } from '@nim/bruteforce'
import type { VerdictRecord } from '@nim/conjectures'
import { expect, test } from 'vitest'
import { counterexampleSlices, type CounterexampleSliceOptions } from '../../src/report.ts'
import { elementsOf, parseXml } from '../xml/parse-xml.ts'
import { tipOf } from '../xml/text-of.ts'
import { SAMPLE } from './sample.ts'

const REFUTED: VerdictRecord = {
  ...SAMPLE.records[2]!,
  claim: 'GMMV-C1',
  case: { n: 3, k: 2 },
  ruleset: 'NIM(3,2)',
}
const SOLVE: CounterexampleSliceOptions['solve'] = (ruleset, max) =>
  solve(ruleset, { max }, { value: 'remoteness' })

test('the figure frames the counterexample in the slice in which its two largest piles vary', () => {
  const [figure] = counterexampleSlices([REFUTED], { solve: SOLVE })
  expect(figure!.title).toBe('0,1,2 refutes GMMV-C1')
  expect(figure!.caption).toContain('Remoteness of NIM(3,2) around the counterexample')
  const elements = elementsOf(parseXml(figure!.svg))
  const tips = elements.map(tipOf)
  expect(tips).toContain('counterexample: x = 1, y = 2')
  expect(tips.filter((tip) => tip?.startsWith('x = '))).toHaveLength(36)
  expect(elements.some(({ text }) => text === 'Piles x, y, 0; normal play')).toBe(true)
})

test('each claim has one figure, up to the requested number of figures', () => {
  const records = ['GMMV-A', 'GMMV-A', 'GMMV-B', 'GMMV-C'].map((claim) => ({ ...REFUTED, claim }))
  const titles = (most: number): string[] =>
    counterexampleSlices(records, { solve: SOLVE, most }).map(({ title }) => title)
  expect(titles(9)).toHaveLength(3)
  expect(titles(2)).toEqual(['0,1,2 refutes GMMV-A', '0,1,2 refutes GMMV-B'])
})

test('records are left out if they have no position, no known game, or a box that is too large', () => {
  const { counterexample, ruleset: _, ...rest } = REFUTED
  const left: VerdictRecord[] = [
    SAMPLE.records[0]!,
    { ...REFUTED, ruleset: 'NIM(4,2)' },
    { ...rest, counterexample },
    { ...REFUTED, play: 'misere' },
    { ...REFUTED, module: { path: './own.mjs', digest: `sha256:${'0'.repeat(64)}` } },
    { ...REFUTED, counterexample: { ...counterexample!, position: [0, 1, 61] } },
  ]
  expect(counterexampleSlices(left, { solve: SOLVE })).toEqual([])
  expect(counterexampleSlices([REFUTED], { solve: () => null })).toEqual([])
})
