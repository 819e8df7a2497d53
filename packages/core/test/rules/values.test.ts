import { describe, expect, it } from 'vitest'
import { parseRuleset, requireValue, valuesOf } from '../../src/rules/index.ts'

describe('requireValue(ruleset, value, play)', () => {
  const gm = parseRuleset('GM(4,3)')
  const nim = parseRuleset('NIM(4,3)')

  it('accepts the values that a game has', () => {
    expect(valuesOf(nim)).toEqual(['outcome', 'remoteness', 'grundy'])
    expect(valuesOf(gm)).toEqual(['gm-length', 'induction'])
    for (const value of valuesOf(nim))
      expect(() => requireValue(nim, value, 'misere')).not.toThrow()
    expect(() => requireValue(gm, 'gm-length')).not.toThrow()
  })

  it.each(['outcome', 'remoteness', 'grundy'])('rejects %s of GM and names gm-length', (value) => {
    expect(() => requireValue(gm, value)).toThrow(
      `GM(4,3) has no value '${value}'; accepted: gm-length`,
    )
  })

  it('rejects misère play of GM, and gm-length for two-player games', () => {
    expect(() => requireValue(gm, 'gm-length', 'misere')).toThrow(
      'GM(4,3) has no misère play; accepted: gm-length, induction in normal play',
    )
    expect(() => requireValue(nim, 'gm-length')).toThrow(
      "NIM(4,3) has no value 'gm-length'; accepted: outcome, remoteness, grundy",
    )
  })
})
