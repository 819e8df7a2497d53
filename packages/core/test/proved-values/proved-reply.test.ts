import { describe, expect, it } from 'vitest'
import { provedReply } from '../../src/proved-values/proved-reply.ts'
import { provedValues } from '../../src/proved-values/proved-values.ts'
import { options, parseRuleset, sortedBox } from '../../src/rules/index.ts'

describe('provedReply', () => {
  it("wins Wythoff's game wherever it can be won", () => {
    const ruleset = parseRuleset('WYTHOFF')
    sortedBox(2, 30).forEach((x) => {
      const reply = provedReply(ruleset, x, 'normal')
      const { outcome } = provedValues(ruleset, x, 'normal')
      if (outcome?.value === 'P') return expect(reply).toBeNull()
      const to = reply!.map(Number)
      expect(options(ruleset, x)).toContainEqual(to)
      expect(provedValues(ruleset, to, 'normal').outcome?.value).toBe('P')
    })
  })

  it('returns null for misère play and other games', () => {
    expect(provedReply(parseRuleset('WYTHOFF'), [1, 3], 'misere')).toBeNull()
    expect(provedReply(parseRuleset('MOORE(2,1)'), [1, 3], 'normal')).toBeNull()
  })
})
