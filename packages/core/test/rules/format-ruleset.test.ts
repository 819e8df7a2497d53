import { describe, expect, it } from 'vitest'
import {
  exactSlowNim,
  formatRuleset,
  hypergraphNim,
  slowSetNim,
  WYTHOFF,
} from '../../src/rules/index.ts'

describe('formatRuleset(ruleset)', () => {
  it('prints the notation of each kind of ruleset', () => {
    expect(formatRuleset(exactSlowNim(4, 3))).toBe('NIM(4,3)')
    expect(formatRuleset(slowSetNim(5, [4, 2]))).toBe('SN(5,{2,4})')
    expect(formatRuleset(slowSetNim(3, [1, 2, 3]))).toBe('SN(3,{1,2,3})')
    expect(
      formatRuleset(
        hypergraphNim(4, [
          [4, 3, 2],
          [2, 1],
        ]),
      ),
    ).toBe('HNIM(4;{1,2},{2,3,4})')
    expect(formatRuleset(WYTHOFF)).toBe('WYTHOFF')
  })
})
