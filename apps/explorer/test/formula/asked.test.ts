import { formatRuleset } from '@nim/core/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAddress } from '../../src/address/address.ts'
import { addressOf, askedBy, taskInputOf, testCommand } from '../../src/views/test/asked.ts'

test('the address of a conjecture contains the whole conjecture', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('NIM(4,3)', 'SN(5,{2,4})', 'HNIM(3;{3},{1,2})', 'WYTHOFF'),
      fc.constantFrom('normal' as const, 'misere' as const),
      fc.constantFrom(null, 'outcome' as const, 'remoteness' as const, 'grundy' as const),
      fc.string({ unit: 'grapheme' }),
      (game, play, value, says) => {
        const { ruleset } = askedBy({ parts: [game], settings: {} }).asked
        const read = askedBy(parseAddress(addressOf({ ruleset, play, value, says })))
        expect(read.problem).toBe(null)
        expect(taskInputOf(read.asked)).toEqual({ game, play, value, says })
      },
    ),
  )
})

test('an invalid part of an address is ignored, and a message names it', () => {
  const read = askedBy(parseAddress('#/test/<img src=x>?value=outcomes&says=o == 0&play=9'))
  expect(read.problem).toMatch(/<img src=x>.*; value: expected outcome, remoteness, grundy, got/)
  expect(taskInputOf(read.asked)).toEqual({
    game: 'NIM(4,3)',
    play: 'normal',
    value: null,
    says: '',
  })
  expect(askedBy(parseAddress('#/test/NIM(3,2)?value=constructor')).problem).toMatch(/constructor/)
  expect(formatRuleset(askedBy(parseAddress('#/test')).asked.ruleset)).toBe('NIM(4,3)')
})

test('any text is accepted as an address of this screen', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      (text) => void askedBy(parseAddress(`#/test/${text}`)),
    ),
  )
})

test('the command quotes its arguments for a shell', () => {
  const given = {
    game: 'NIM(4,2)',
    says: "value\n  <= 'x1'",
    value: 'grundy',
    play: 'misere',
  } as const
  expect(testCommand(given, '--prove')).toBe(
    String.raw`nimlab test 'NIM(4,2)' --says 'value <= '\''x1'\''' --value grundy --misere --prove`,
  )
})
