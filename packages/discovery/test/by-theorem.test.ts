import { parseRuleset } from '@nim/core/rules'
import { parse } from '@nim/presburger'
import { proveByPoints } from '@nim/prover/points'
import { expect, it } from 'vitest'
import { recordByTheorem, theoremOf } from '../src/atlas/by-theorem.ts'
import { parseRecordLine } from '../src/atlas/row-line.ts'

const BUDGET = { seed: 1, positions: 3000 }
const about = (game: string, play: 'normal' | 'misere' = 'normal') =>
  ({ ruleset: parseRuleset(game), play, value: 'outcome' }) as const

it('a theorem gives the row of NIM(n,n−1) in normal play, and of no other game', () => {
  const row = recordByTheorem(about('NIM(6,5)'), 'NIM(6,5)', BUDGET)!
  expect(row).toMatchObject({ status: 'proved', theorem: 'NT-2', boxes: [7] })
  expect(parseRecordLine(JSON.stringify(row))).toEqual(row)
  expect(recordByTheorem(about('NIM(6,4)'), 'NIM(6,4)', BUDGET)).toBeNull()
  expect(recordByTheorem(about('NIM(6,5)', 'misere'), 'NIM(6,5)', BUDGET)).toBeNull()
  expect(theoremOf(parseRuleset('SN(6,{5})'), 'normal')).toBeNull()
})

it('its formula is right where finitely many points can decide it', () => {
  const { ruleset, play, value } = about('NIM(4,3)')
  const { says } = theoremOf(ruleset, play)!
  const variables = ['x1', 'x2', 'x3', 'x4']
  const result = proveByPoints({ value, ruleset, play, variables, says })
  expect(result.answer).toBe('proved')
})

it('a row says its theorem or its points, and not both', () => {
  const row = recordByTheorem(about('NIM(4,3)'), 'NIM(4,3)', BUDGET)!
  const both = JSON.stringify({ ...row, points: 3 })
  expect(() => parseRecordLine(both)).toThrow('cases: ')
  const neither = JSON.stringify({ ...row, theorem: undefined })
  expect(() => parseRecordLine(neither)).toThrow('cases: ')
  expect(parse(row.says!)).toEqual(theoremOf(parseRuleset('NIM(4,3)'), 'normal')!.says)
})
