import { parseRuleset } from '@nim/core/rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearestRuleset } from '../../src/arguments/nearest-ruleset.ts'
import { nimlab } from '../run-command.ts'

it.each([
  ['SN(4,2,3)', 'SN(4,{2,3})'],
  ['NIMM(4,3)', 'NIM(4,3)'],
  ['SN(4,[2,3])', 'SN(4,{2,3})'],
  ['SN(4;{2,3})', 'SN(4,{2,3})'],
  ['SUB(2,1,3)', 'SUB(2;1,3)'],
  ['HNIM(3,{1,2},{2,3})', 'HNIM(3;{1,2},{2,3})'],
  ['NIM[4,3]', 'NIM(4,3)'],
  ['wythof', 'WYTHOFF'],
  ['FOO(3)', null],
  ['NIM(4,9)', null],
])('nearestRuleset suggests for %s the ruleset %s', async (text, expected) => {
  expect(nearestRuleset(text)).toBe(expected)
  const { code, stderr } = await nimlab('position', text, '1,2')
  expect(code).toBe(2)
  if (expected === null) expect(stderr).not.toContain('did you mean')
  else expect(stderr).toContain(`; did you mean ${expected}? accepted: GM(n,l)`)
})

it('nearestRuleset suggests only valid rulesets', () => {
  const text = fc.stringMatching(/^[A-Za-z]{1,8}[([ ]?[0-9,;{} .]{0,12}\)?$/)
  fc.assert(
    fc.property(text, (misspelt) => {
      const near = nearestRuleset(misspelt)
      if (near !== null) expect(() => parseRuleset(near)).not.toThrow()
    }),
  )
})

it('an error names a negative pile, wherever it is in the position', async () => {
  expect((await nimlab('position', 'NIM(4,2)', '-1,2,3,4')).stderr).toBe(
    "nimlab: '-1,2,3,4' begins with a minus: a pile has 0 stones or more, such as 3,5,5,7\n",
  )
  expect((await nimlab('position', 'NIM(4,2)', '1,-2,3,4')).stderr).toContain(
    "'-2' is not a pile size; accepted: whole numbers >= 0",
  )
})
