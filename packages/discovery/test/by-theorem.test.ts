import { parseRuleset } from '@nim/core/rules'
import { kToAllButOneFormula } from '@nim/core/setnim'
import { FALSE, parse } from '@nim/presburger'
import { expect, it } from 'vitest'
import { recordByTheorem } from '../src/atlas/by-theorem.ts'
import { parseRecordLine } from '../src/atlas/row-line.ts'

const BUDGET = { seed: 1, positions: 3000 }
const about = (game: string) => ({ ruleset: parseRuleset(game), play: 'normal' }) as const
const THEOREM = { theorem: 'NT-2', says: kToAllButOneFormula(6, 5) }

it('a theorem yields the row of a game', () => {
  const row = recordByTheorem(about('NIM(6,5)'), THEOREM, BUDGET)
  expect(row).toMatchObject({ game: 'NIM(6,5)', status: 'proved', theorem: 'NT-2', boxes: [7] })
  expect(parseRecordLine(JSON.stringify(row))).toEqual(row)
  expect(parse(row.says!)).toEqual(THEOREM.says)
})

it('a theorem that the solver contradicts yields no row', () => {
  const wrong = { theorem: 'NT-2', says: FALSE }
  expect(() => recordByTheorem(about('NIM(6,5)'), wrong, BUDGET)).toThrow(
    'the solver contradicts NT-2 at 0,0,0,0,0,0',
  )
})

it('a row names its theorem or its points, but never both', () => {
  const row = recordByTheorem(about('NIM(6,5)'), THEOREM, BUDGET)
  const both = JSON.stringify({ ...row, points: 3 })
  expect(() => parseRecordLine(both)).toThrow('cases: ')
  const neither = JSON.stringify({ ...row, theorem: undefined })
  expect(() => parseRecordLine(neither)).toThrow('cases: ')
})
