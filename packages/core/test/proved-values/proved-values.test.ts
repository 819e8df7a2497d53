import { describe, expect, it } from 'vitest'
import { type ByFormula, provedValues } from '../../src/proved-values/proved-values.ts'
import { boxOf } from '../../src/rules/box.ts'
import { options } from '../../src/rules/options.ts'
import { parseRuleset } from '../../src/rules/parse-ruleset.ts'
import { formatPosition, type Position } from '../../src/rules/position.ts'
import type { PlayConvention } from '../../src/rules/play.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'

interface Values {
  readonly remoteness: number
  readonly grundy: number
}

/** The remoteness and Grundy value, computed from their definitions. */
function byDefinition(
  ruleset: Ruleset,
  play: PlayConvention = 'normal',
): (position: Position) => Values {
  const good = play === 'normal' ? 0 : 1
  const known = new Map<string, Values>()
  const valuesOf = (position: Position): Values => {
    const key = formatPosition(position)
    const found = known.get(key)
    if (found !== undefined) return found
    const after = options(ruleset, position).map(valuesOf)
    const lost = after.map(({ remoteness }) => remoteness).filter((r) => r % 2 === good)
    const lengths = after.map(({ remoteness }) => remoteness)
    const remoteness =
      after.length === 0 ? 0 : 1 + (lost.length > 0 ? Math.min(...lost) : Math.max(...lengths))
    let grundy = 0
    while (after.some((values) => values.grundy === grundy)) grundy++
    known.set(key, { remoteness, grundy })
    return { remoteness, grundy }
  }
  return valuesOf
}

function usesLimit({ sources }: ByFormula<unknown>): boolean {
  return sources.includes('NT-8')
}

describe('provedValues', () => {
  it.each([
    ['NIM(3,1)', 7, 'GMMV-F4'],
    ['SN(4,{4})', 7, 'GMMV-F4'],
    ['NIM(3,2)', 9, 'GMMV-T2'],
    ['SN(5,{4})', 6, 'GMMV-T2'],
    ['SN(4,{3,4})', 7, 'DH-T5.1'],
    ['SN(3,{1,3})', 7, 'DH-T6.1'],
    ['SN(4,{1,4})', 7, 'DH-T6.1'],
    ['SN(3,1..3)', 7, 'DH-I3'],
    ['SN(4,2..4)', 7, 'NT-1'],
    ['SN(5,3..5)', 6, 'NT-1'],
    ['SN(5,2..4)', 6, 'NT-2'],
    ['SN(5,{1,4})', 6, 'NT-3'],
    ['SN(5,{1,3})', 6, 'NT-4'],
    ['SN(5,{1,4,5})', 6, 'NT-5'],
    ['SN(4,{1,2,3,4})', 6, 'DH-I3'],
    ['SN(6,{1,3,4,5,6})', 4, 'NT-5'],
    ['SN(5,1..3)', 6, 'NT-11'],
    ['SN(5,{1,2,3,5})', 6, 'NT-11'],
    ['WYTHOFF', 25, 'V-P7'],
    ['HNIM(3;{1,2},{1,3},{2,3})', 7, 'GMMV-T2'],
  ])('of %s are right, by %s', (text, max, source) => {
    const ruleset = parseRuleset(text)
    const truth = byDefinition(ruleset)
    boxOf(ruleset, max).forEach((position) => {
      const { outcome, remoteness, grundy } = provedValues(ruleset, position, 'normal')
      const expected = truth([...position])
      expect(outcome).toEqual({
        value: expected.remoteness % 2 === 0 ? 'P' : 'N',
        sources: [source],
      })
      if (remoteness !== null) expect(remoteness.value).toBe(expected.remoteness)
      if (grundy !== null) expect(grundy.value).toBe(expected.grundy)
    })
  })

  it('of SN(5,{2,4}) decide the outcome if the odd piles decide it (DH-T4.1) or a pile is large (NT-8)', () => {
    const ruleset = parseRuleset('SN(5,{2,4})')
    const truth = byDefinition(ruleset)
    let undecided = 0
    boxOf(ruleset, 4).forEach((position) => {
      const { outcome, remoteness } = provedValues(ruleset, position, 'normal')
      expect(remoteness).toBeNull()
      if (outcome === null) undecided++
      else {
        const value = truth([...position]).remoteness % 2 === 0 ? 'P' : 'N'
        expect(outcome.value).toBe(value)
        expect([['DH-T4.1'], ['NT-8', 'DH-I3']]).toContainEqual(outcome.sources)
      }
    })
    expect(undecided).toBeGreaterThan(0)
  })

  it.each([
    ['NIM(4,2)', 6],
    ['SN(4,{2,4})', 6],
    ['NIM(5,3)', 6],
    ['SN(5,{3,5})', 6],
  ])('of %s are right if the largest pile does not matter, by NT-8', (text, max) => {
    const ruleset = parseRuleset(text)
    const truth = byDefinition(ruleset)
    const answers = { outcome: 0, remoteness: 0, grundy: 0 }
    boxOf(ruleset, max).forEach((position) => {
      const { outcome, remoteness, grundy } = provedValues(ruleset, position, 'normal')
      const expected = truth([...position])
      const expectedOutcome = expected.remoteness % 2 === 0 ? 'P' : 'N'
      if (outcome !== null) expect(outcome.value, position.join()).toBe(expectedOutcome)
      if (remoteness !== null) expect(remoteness.value).toBe(expected.remoteness)
      if (grundy !== null) expect(grundy.value).toBe(expected.grundy)
      for (const known of [outcome, remoteness, grundy]) {
        if (known === null || !usesLimit(known)) continue
        expect(known.sources).toEqual(['NT-8', expect.stringMatching(/^(NT-[1-7]|DH-|GMMV-)/)])
      }
      if (outcome !== null && usesLimit(outcome)) answers.outcome++
      if (remoteness !== null && usesLimit(remoteness)) answers.remoteness++
      if (grundy !== null && usesLimit(grundy)) answers.grundy++
    })
    expect(answers.outcome + answers.remoteness + answers.grundy).toBeGreaterThan(0)
  })

  it('are the same for bigints', () => {
    const ruleset = parseRuleset('NIM(4,3)')
    const small = provedValues(ruleset, [3, 5, 6, 9], 'normal')
    const big = provedValues(ruleset, [3n, 5n, 6n, 9n], 'normal')
    expect(big.remoteness?.value).toBe(BigInt(small.remoteness!.value))
    expect(big.outcome).toEqual(small.outcome)
  })

  it.each([
    ['NIM(3,1)', 7, 'GMMV-F4'],
    ['SN(4,{4})', 7, 'GMMV-F4'],
    ['SN(5,{1,3})', 5, 'NT-L25'],
    ['SN(2,{1,2})', 12, 'NT-12'],
    ['SN(4,1..4)', 6, 'NT-12'],
    ['SN(3,{1,2})', 12, 'NT-12'],
    ['SN(5,1..4)', 5, 'NT-12'],
    ['SN(4,{1,4})', 7, 'NT-12'],
    ['SN(4,{1,3,4})', 7, 'NT-12'],
    ['SN(6,{1,3,5,6})', 4, 'NT-12'],
  ])('of %s are right in misère play, by %s', (text, max, source) => {
    const ruleset = parseRuleset(text)
    const truth = byDefinition(ruleset, 'misere')
    boxOf(ruleset, max).forEach((position) => {
      const { outcome, remoteness, grundy } = provedValues(ruleset, position, 'misere')
      const expected = truth([...position]).remoteness
      expect(outcome).toEqual({ value: expected % 2 === 1 ? 'P' : 'N', sources: [source] })
      if (remoteness !== null) expect(remoteness.value).toBe(expected)
      expect(grundy).toBeNull()
    })
  })

  it('are null without a known theorem, and for hypergraphs that distinguish their piles', () => {
    const nothing = { outcome: null, remoteness: null, grundy: null }
    expect(provedValues(parseRuleset('SN(4,{1,2})'), [1, 2, 3, 4], 'misere')).toEqual(nothing)
    expect(provedValues(parseRuleset('HNIM(2;{1})'), [1, 2], 'normal')).toEqual(nothing)
  })
})
