import { parseRuleset, sortedBox } from '@nim/core/rules'
import {
  balancedFormula,
  longestPlay,
  positionType,
  reduce,
  theorem33Formula,
} from '@nim/core/setnim'
import { compile, compileTerm, parse, parseTerm, toText } from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import { gameVocabulary } from '../../src/quantities/vocabulary.ts'

const NAMES = ['x1', 'x2', 'x3', 'x4']
const SN4 = gameVocabulary(parseRuleset('SN(4,{3})'))

describe('gameVocabulary(ruleset)', () => {
  it('has the values of the plain functions at every position', () => {
    const at = (text: string) => compileTerm(parseTerm(text, SN4), NAMES)
    const [o, r, l, sumRed, oddRed] = ['o', 'r(6)', 'l(x)', 'sum(red)', 'o(red)'].map(at)
    const red = [1, 2, 3, 4].map((i) => at(`red(${i})`))
    sortedBox(4, 9).forEach((x) => {
      expect({ o: o!(x), r: r!(x) }).toEqual(positionType(x, 3))
      expect(l!(x)).toBe(longestPlay(x, 3))
      const reduced = reduce(x, 3)
      expect(red.map((pile) => pile(x))).toEqual(reduced)
      expect(sumRed!(x)).toBe(reduced.reduce((sum, pile) => sum + pile))
      expect(oddRed!(x)).toBe(reduced.filter((pile) => pile % 2 === 1).length)
    })
  })

  it('can state the theorems in the words of the papers', () => {
    expect(parse('l(halfdown) = l(halfup)', SN4)).toEqual(balancedFormula(4, 3))
    const typed = compile(
      parse('o(red) <= sum(red) mod 6 <= 4 - o(red) or (o(red) = 4 and sum(red) mod 6 = 2)', SN4),
      NAMES,
    )
    const theorem = compile(theorem33Formula(4), NAMES)
    sortedBox(4, 9).forEach((x) => expect(typed(x)).toBe(theorem(x)))
  })

  it.each([
    ['sum', 'x1 + x2 + x3 + x4'],
    ['max - min', 'x4 - x1'],
    ['[odd(3)]', '[x3 == 1 (mod 2)]'],
    ['|x| - sum(x)', '(x1 + x2 + x3 + x4) - (x1 + x2 + x3 + x4)'],
    ['[even(3)]', '[x3 == 0 (mod 2)]'],
  ])('%s means %s', (text, meaning) => {
    expect(toText(parseTerm(text, SN4))).toBe(meaning)
  })

  it.each([
    ['x5 = 0', 'x1 to x4, sum, max, min, o, r(m), odd(i), even(i), pivot(m), l(x), l(halfdown)'],
    ['value = 0', "got 'value'"],
    ['pivot(0) = 0', 'expected a modulus, at least 1'],
    ['r(0) = 0', 'expected a modulus, at least 1'],
    ['odd(5)', 'expected the number of a pile, 1 to 4'],
    ['l(half) = 0', "expected 'x', 'halfdown' or 'halfup', got 'half'"],
    ['o(y) = 0', "expected 'red', or no parentheses, got 'y'"],
    ['evn(2)', 'did you mean even?'],
  ])('refuses %s', (text, message) => {
    expect(() => parse(text, SN4)).toThrow(message)
  })

  it('accepts other variables, and knows only the piles of games that are not slow', () => {
    const wythoff = gameVocabulary(parseRuleset('WYTHOFF'), ['value'])
    expect(toText(parse('value == max - min', wythoff))).toBe('value = x2 - x1')
    expect(() => parse('l(x) = 0', wythoff)).toThrow('one of x1 to x2, value, sum')
    const apart = gameVocabulary(parseRuleset('HNIM(3;{1,2},{2,3})'))
    expect(toText(parse('max = min', apart))).toBe('max(x1, x2, x3) = min(x1, x2, x3)')
  })
})
