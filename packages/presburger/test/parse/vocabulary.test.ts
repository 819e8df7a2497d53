import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Clause,
  clausesText,
  congruent,
  type Expression,
  FormulaError,
  integer,
  odd,
  parse,
  parseClauses,
  plus,
  toText,
  type Vocabulary,
} from '../../src/index.ts'
import { formulas } from '../arbitraries/formula.ts'

const [x1, x2] = [integer('x1'), integer('x2')]

const PILES: Vocabulary = {
  names: new Map<string, Expression>([
    ['x1', x1],
    ['x2', x2],
    ['sum', plus(x1, x2)],
    ['max', x2],
  ]),
  functions: new Map([
    ['odd', { takes: 'a pile, 1 or 2', of: (i) => (i === 1 ? odd(x1) : i === 2 ? odd(x2) : null) }],
    ['sum', { takes: 'all', of: (of) => (of === 'all' ? plus(x1, x2) : null) }],
  ]),
  known: 'x1, x2, sum, sum(all), max, odd(i)',
}

describe('a vocabulary', () => {
  it.each([
    ['sum == 1 (mod 2)', 'x1 + x2 == 1 (mod 2)'],
    ['x1 == sum (mod 4)', 'x1 - (x1 + x2) == 0 (mod 4)'],
    ['sum(all) = max', 'x1 + x2 = x2'],
    ['max(max, x1) = 3', 'max(x2, x1) = 3'],
    ['x1 == max (mod 2)', 'x1 - x2 == 0 (mod 2)'],
    [
      'odd(2) or count(odd(1), odd(2)) = 0',
      'x2 == 1 (mod 2) or count(x1 == 1 (mod 2), x2 == 1 (mod 2)) = 0',
    ],
  ])('%s means %s', (text, meaning) => {
    expect(toText(parse(text, PILES))).toBe(meaning)
  })

  it.each([
    ['x9 = 0', "column 1: expected one of x1, x2, sum, sum(all), max, odd(i), got 'x9'"],
    ['x1 + y = 0', "column 6: expected one of x1, x2, sum, sum(all), max, odd(i), got 'y'"],
    ['odd = 1', "column 5: expected '(': odd takes a pile, 1 or 2, got '='"],
    ['odd(3)', "column 5: expected a pile, 1 or 2, got '3'"],
    ['odd(1, 2)', "column 6: expected ')': odd takes a pile, 1 or 2, got ','"],
    ['odd()', "column 5: expected a pile, 1 or 2, got ')'"],
    ['odd', "column 4: expected '(': odd takes a pile, 1 or 2, got the end"],
    [
      'x1(2) = 0',
      "column 3: expected an operator, because x1 accepts no argument in parentheses, got '('",
    ],
    ['x1 * x2 = 0', 'column 4: expected no product of two terms: one factor must be a constant'],
    ['x1', 'column 3: expected a relation: the text is a term, got the end'],
  ])('reports where %j is wrong', (text, message) => {
    expect(() => parse(text, PILES)).toThrow(FormulaError)
    expect(() => parse(text, PILES)).toThrow(message)
  })
})

describe('parseClauses(text)', () => {
  it('parses statements and their conditions', () => {
    expect(parseClauses('x1 = x2 if odd(1); x1 <= 3', PILES)).toEqual([
      { says: parse('x1 = x2'), where: odd(x1) },
      { says: parse('x1 <= 3') },
    ])
  })

  it('parses what clausesText prints', () => {
    const clauses = fc.array(
      fc.oneof(
        formulas.map((says): Clause => ({ says })),
        fc.tuple(formulas, formulas).map(([says, where]): Clause => ({ says, where })),
      ),
      { minLength: 1, maxLength: 3 },
    )
    fc.assert(
      fc.property(clauses, (c) => {
        expect(parseClauses(clausesText(c))).toEqual(c)
      }),
    )
  })

  it.each([
    ['x1 = 0 if', 'column 10: expected a number'],
    ['x1 = 0;', 'column 8: expected a number'],
    ['x1 if x2 = 0', 'column 1: expected a formula, not a term'],
    ['x1 = 0 if x2 = 0 if x1 = 0', "column 18: expected an operator or the end, got 'if'"],
  ])('reports where %j is wrong', (text, message) => {
    expect(() => parseClauses(text, PILES)).toThrow(message)
  })
})

describe('any text', () => {
  const words = fc.constantFrom(
    ...'x1 x2 x9 sum odd max min count ( ) [ ] , ; = == <= < ≤ + - * div mod (mod 2) and or not -> <-> xor if then else true 0 1 7 9007199254740991 9007199254740993'.split(
      ' ',
    ),
  )
  const texts = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(words, { maxLength: 30 }).map((list) => list.join(' ')),
  )

  it('is either parsed to clauses that survive printing, or rejected with a position in the text', () => {
    let read = 0
    fc.assert(
      fc.property(texts, (text) => {
        try {
          const clauses = parseClauses(text, PILES)
          read++
          const printed = clausesText(clauses)
          expect(parseClauses(printed)).toEqual(clauses)
        } catch (error) {
          if (!(error instanceof FormulaError)) throw error
          expect(error.at).toBeLessThanOrEqual(text.length)
          const [line, caret] = error.pointedAt()
          expect(caret.length).toBeLessThanOrEqual(line.length + 1)
          expect(`${line}${caret}`).not.toContain('\n')
        }
      }),
      { numRuns: 10_000 },
    )
    expect(read).toBeGreaterThan(0)
  })

  it('takes less than half a second of processor time, however long and deep it is', () => {
    const long = [
      '('.repeat(20_000),
      'x1+'.repeat(6600),
      'not '.repeat(4999),
      'x1 mod 2 '.repeat(2000),
      `${'x1 = 0 xor '.repeat(1800)} x1 = 0`,
      `x1 = 0${' or x1 = 0'.repeat(1900)}`,
      '-'.repeat(20_000),
      'if true then '.repeat(1500),
      'x'.repeat(1_000_000),
      ';'.repeat(20_000),
      '[x1 = '.repeat(3000),
    ]
    for (const text of long) {
      const start = process.cpuUsage()
      try {
        parseClauses(text, PILES)
      } catch (error) {
        expect(error).toBeInstanceOf(FormulaError)
      }
      // Measures processor time and not the clock, because other tests share the machine.
      const { user, system } = process.cpuUsage(start)
      expect((user + system) / 1000).toBeLessThan(500)
    }
  })

  it('shows the line of the error with a caret below the wrong word', () => {
    const at = (text: string): readonly string[] => {
      try {
        parse(text, PILES)
      } catch (error) {
        return (error as FormulaError).pointedAt()
      }
      return []
    }
    expect(at('x1 + x9 = 0')).toEqual(['x1 + x9 = 0', '     ^'])
    expect(at('x1 = 0 and\n  x9 = 0 and\n x1 = 0')).toEqual(['  x9 = 0 and', '  ^'])
    const [line, caret] = at(
      `x1 = 0${' and x1 = 0'.repeat(50)} and y = 0${' and x1 = 0'.repeat(50)}`,
    )
    expect(line![caret!.length - 1]).toBe('y')
    expect(line!.length).toBeLessThan(80)
  })
})

it('a congruence requires (mod m)', () => {
  expect(parse('x1 == 1 (mod 2)', PILES)).toEqual(congruent(x1, 1, 2))
})
