import { parseRuleset, slowSetNim } from '@nim/core/rules'
import { parse, parseTerm, simplify } from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import { type PointQuestion, proveByPoints } from '../../src/points/index.ts'
import { outcomes, values } from './questions.ts'

const EVEN = parse('x1 == 0 (mod 2)')

/** A formula with more combinations of quotients than the prover examines. */
const HUGE = Array.from({ length: 9 }, (_, i) => `(${i + 3}*x1 + x2) div ${7 + i}`).join(' + ')

describe('questions to which the theorem does not apply', () => {
  it.each([
    ['any number of stones', outcomes(parseRuleset('MOORE(3,1)'), EVEN)],
    ['two or three stones', outcomes(parseRuleset('SUB(1;2,3)'), EVEN)],
    ['Wythoff', outcomes(parseRuleset('WYTHOFF'), EVEN)],
    ['a variable besides the piles', outcomes(slowSetNim(3, [2]), parse('x1 = k'))],
    ['too many combinations', outcomes(slowSetNim(2, [1]), parse(`${HUGE} = 0`))],
  ] satisfies [string, PointQuestion][])('have no verdict, but a reason: %s', (_, question) => {
    const result = proveByPoints(question)
    expect(result).toEqual({
      answer: 'not decidable',
      why: expect.stringMatching(/^not decidable this way: /) as string,
    })
  })

  it('that need more points than the limit have no verdict', () => {
    const question = outcomes(slowSetNim(3, [1]), parse('x1 + x2 + x3 == 0 (mod 2)'))
    expect(proveByPoints(question, { points: 17 })).toMatchObject({ answer: 'not decidable' })
    expect(proveByPoints(question, { points: 18 })).toMatchObject({ answer: 'proved' })
  })

  it('cannot be written if they contain products or quantifiers', () => {
    expect(() => parse('x1 * x2 = 4')).toThrow('product')
    expect(() => parse('forall k: x1 = 2*k')).toThrow(RangeError)
  })

  it('cause an error if numbers would not be exact', () => {
    const huge = values('remoteness', slowSetNim(2, [2]), parseTerm('x1 + 9007199254740991*x2'))
    expect(() => proveByPoints(huge)).toThrow(/2\^53/)
  })

  it('cause an error if the number of variables differs from the number of piles', () => {
    const question = { ...outcomes(slowSetNim(3, [2]), EVEN), variables: ['x1', 'x2'] }
    expect(() => proveByPoints(question)).toThrow('3 piles')
  })
})

describe('the way a formula is written', () => {
  it('does not matter: simplified formulas give the same answer', () => {
    const says = parse('max(x1, x2) - min(x1, x2) == 0 (mod 2) or x1 < 0')
    for (const formula of [says, simplify(says)]) {
      expect(proveByPoints(outcomes(slowSetNim(2, [1]), formula)).answer).toBe('proved')
    }
  })
})
