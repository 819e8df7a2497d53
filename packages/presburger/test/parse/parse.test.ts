import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  and,
  congruent,
  count,
  div,
  eq,
  FormulaError,
  indicator,
  integers,
  le,
  lt,
  minus,
  mod,
  ne,
  not,
  or,
  parse,
  parseTerm,
  plus,
  times,
  toText,
  type Variable,
} from '../../src/index.ts'
import { formulas, terms } from '../arbitraries/formula.ts'

const [x1, x2] = integers('x', 2) as [Variable, Variable]

describe('parse(text)', () => {
  it('parses the output of toText, for every kind of node', () => {
    fc.assert(
      fc.property(formulas, terms, (f, t) => {
        expect(parse(toText(f))).toEqual(f)
        expect(parseTerm(toText(t))).toEqual(t)
      }),
      { numRuns: 5000 },
    )
  })

  it.each([
    ['x1 + x2 == 1 (mod 2)', congruent(plus(x1, x2), 1, 2)],
    ['x1 + x2 = 1 (mod 2)', congruent(plus(x1, x2), 1, 2)],
    ['x1 ≡ x2 (mod 3)', congruent(x1, x2, 3)],
    ['x1 - 2*x2 <= -3', le(minus(x1, times(2, x2)), -3)],
    ['-x1 div 2 < x2*3', lt(times(-1, div(x1, 2)), times(3, x2))],
    ['(-x1) div 2 = x1 mod 4 mod 3', eq(div(times(-1, x1), 2), mod(mod(x1, 4), 3))],
    ['not x1 = 0 and x2 ≠ 0 ∨ ¬ x2 ≤ 1', or(and(not(eq(x1, 0)), ne(x2, 0)), not(le(x2, 1)))],
    [
      '[x1 = 0] + count(x1 = 0, x2 = 0) = 2',
      eq(plus(indicator(eq(x1, 0)), count(eq(x1, 0), eq(x2, 0))), 2),
    ],
    ['((x1)) <= (x2)', le(x1, x2)],
    ['x1 == 2 * x2', eq(x1, times(2, x2))],
    ['!x1 = 0 && x2 != 0 || !(x2 <= 1)', or(and(not(eq(x1, 0)), ne(x2, 0)), not(le(x2, 1)))],
    ['x1%4 == 3', eq(mod(x1, 4), 3)],
    ['x1 <= x2 < 7', and(le(x1, x2), lt(x2, 7))],
  ])('reads %s', (text, formula) => {
    expect(parse(text)).toEqual(formula)
  })

  it('associates -> to the right, and binds `and` before `or`', () => {
    expect(toText(parse('x = 0 -> y = 0 -> z = 0'))).toBe('x = 0 -> (y = 0 -> z = 0)')
    expect(toText(parse('x = 0 or y = 0 and z = 0'))).toBe('x = 0 or (y = 0 and z = 0)')
    expect(toText(parse('if x = 0 then y = 0 else y = 1 and z = 0'))).toBe(
      'if x = 0 then y = 0 else y = 1 and z = 0',
    )
  })

  it.each([
    ['', 'column 1: expected a number'],
    [
      'x1 <=',
      "column 6: expected a number, a variable, '(', '[', 'min', 'max' or 'count', got the end",
    ],
    ['x1 <= 3 x2', "column 9: expected an operator or the end, got 'x2'"],
    ['x1 + x2', 'expected a relation: the text is a term'],
    [
      'x1 * x2 = 0',
      "column 4: expected no product of two terms: one factor must be a constant, got '*'",
    ],
    ['x1 == 1 (', "column 9: expected an operator or the end, got '('"],
    ['x1 <= x2 = 0 (mod 2)', "column 14: expected an operator or the end, got '('"],
    ['x1 = 0; x2 = 0', "column 7: expected an operator or the end, got ';'"],
    ['9007199254740991 * (2 * x1) = 0', 'column 27: factor: expected an integer'],
    ['x1 == 1 (mod 0)', "column 14: expected an integer from 1 to 2^53 - 1, got '0'"],
    ['x1 mod x2 = 1', 'column 8: expected an integer from 1'],
    ['x1 = 9007199254740992', 'column 6: expected an integer from 0'],
    ['(x1 = 0', "column 8: expected an operator or ')', got the end"],
    ['x1 # x2', "column 4: expected a number, a name, an operator or a parenthesis, got '#'"],
    ['x1 = 0 and\n  x2', 'line 2, column 3: expected a formula, not a term'],
    ['(x1 = 0) + 1 = 2', 'expected a logical operator'],
    ['(x1 = 0) <= 1', 'column 1: expected a term, not a formula'],
    ['if x1 = 0 then 1 else x1 = 0', 'column 23: expected a term, not a formula'],
    ['if x1 then 1 else 2', 'column 4: expected a formula, not a term'],
    ['let = 1', "got 'let'"],
    ['x1 = 0 and x2', 'column 12: expected a formula, not a term'],
    ['x1 or x2 = 0', 'column 1: expected a formula, not a term'],
    ['-(x1 = 0) = 1', 'column 2: expected a term, not a formula'],
  ])('reports where %j is wrong and what is accepted', (text, message) => {
    expect(() => parse(text)).toThrow(RangeError)
    expect(() => parse(text)).toThrow(message)
  })

  const DEEP = 'the formula is nested too deeply here'

  it('reports deep nesting also if the stack is nearly full', () => {
    const text = `${'('.repeat(250)}x1${')'.repeat(250)} = 0`
    const messageOf = (): string => {
      try {
        return parse(text).kind
      } catch (error) {
        if (error instanceof FormulaError) return error.message
        throw error
      }
    }
    /** Parses as close to the end of the call stack as possible, and returns the message. */
    const nearTheEnd = (): string => {
      try {
        return nearTheEnd()
      } catch {
        return messageOf()
      }
    }
    expect(nearTheEnd()).toContain(DEEP)
  })
  it.each([
    ['5,000 parentheses', `${'('.repeat(5000)}x1${')'.repeat(5000)} = 0`, `column 301: ${DEEP}`],
    ['4,000 times not', `${'not '.repeat(4000)}x1 = 0`, DEEP],
    ['2,000 times mod', `x1${' mod 5'.repeat(2000)} = 0`, DEEP],
    ['1,500 times xor', `x1 = 0${' xor x1 = 0'.repeat(1500)}`, DEEP],
    ['1,500 arrows', `x1 = 0${' -> x1 = 0'.repeat(1500)}`, DEEP],
    ['1,500 times if', 'if true then '.repeat(1500), DEEP],
    ['a million digits', '1'.repeat(1_000_000), 'expected an integer from 0 to 2^53 - 1, got'],
    ['a million blanks and dots', `${' '.repeat(1_000_000)}.`, 'column 1000001'],
    ['a sum of 20,001', `x1${' + x1'.repeat(20_000)} = 0`, 'has at most 20000 distinct parts'],
    ['400,000 tokens', '-'.repeat(400_000), 'has at most 20000 distinct parts'],
  ])('rejects %s', (_, text, message) => {
    expect(() => parse(text)).toThrow(FormulaError)
    expect(() => parse(text)).toThrow(message)
  })

  it('rejects a formula if a term is expected', () => {
    expect(() => parseTerm('x1 = 0')).toThrow('expected a term, not a formula')
    expect(parseTerm('2*x1')).toEqual(times(2, x1))
  })

  it('throws no error except a RangeError for a damaged text', () => {
    const damaged = fc.tuple(
      formulas.map(toText),
      fc.nat(),
      fc.constantFrom('', '(', 'mod', '-', 'if', '9', ' '),
    )
    fc.assert(
      fc.property(damaged, ([text, place, inserted]) => {
        const at = place % (text.length + 1)
        try {
          parse(text.slice(0, at) + inserted + text.slice(at + 1))
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
        }
      }),
      { numRuns: 3000 },
    )
  })
})
