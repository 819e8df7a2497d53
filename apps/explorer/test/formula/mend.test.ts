import { readFormula } from '@nim/conjectures/formula-claims'
import { solve } from '@nim/bruteforce'
import { parseRuleset } from '@nim/core/rules'
import { expect, test } from 'vitest'
import { mendFormula } from '../../src/tasks/mend.ts'

const given = (game: string, says: string) => ({ game, says, value: null, play: 'normal' }) as const

test.each([
  ['SN(5,{2,3})', 'o == 0'],
  ['NIM(3,2)', 'x1 mod 2 = 0'],
  ['SN(3,{1,2})', 'o = 0'],
  ['HNIM(3;{1,2},{3})', 'x3 = 0'],
  ['NIM(4,3)', 'o = 0 if x1 = 0'],
])('each change of %s: %s leaves as many failures as it states', (game, says) => {
  const { max, failures, mended } = mendFormula(given(game, says))
  expect(mended.length).toBeGreaterThan(0)
  const ruleset = parseRuleset(game)
  const table = solve(ruleset, { max }, { value: 'outcome', play: 'normal' })
  for (const one of mended) {
    const formula = readFormula(one.says, ruleset, 'outcome')
    let left = 0
    table.box.forEach((x, rank) => {
      if (formula.holds(x, table.values[rank]!) === false) left++
    })
    expect(left, one.says).toBe(one.failures)
    expect(left).toBeLessThan(failures)
  }
})

test('mendFormula completes a formula that lacks a single case', () => {
  const { mended } = mendFormula(given('SN(3,{1,2})', 'o = 0'))
  expect(mended[0]).toMatchObject({ failures: 0 })
  expect(mended.map(({ says }) => says)).toContain('(o = 0) or (o = 3)')
})

test('mendFormula suggests no changes to a formula about values', () => {
  expect(mendFormula(given('NIM(4,2)', 'value <= x1')).mended).toEqual([])
})
