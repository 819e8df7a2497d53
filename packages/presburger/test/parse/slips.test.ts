import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  even,
  type Expression,
  FormulaError,
  integers,
  max,
  min,
  mod,
  odd,
  parse,
  parseClauses,
  plus,
  type Term,
  type Vocabulary,
} from '../../src/index.ts'
import { mutatedText } from '../arbitraries/mutated-text.ts'

const x = integers('x', 4)
const [x1] = x
const sum = plus(...x)
const pile =
  <E>(is: (pile: Term) => E) =>
  (i: number | string): E | null =>
    typeof i === 'number' && i >= 1 && i <= 4 ? is(x[i - 1]!) : null

/** The names of a game with four piles. */
const PILES: Vocabulary = {
  names: new Map<string, Expression>([
    ...x.map((variable) => [variable.name, variable] as const),
    ['sum', sum],
    ['max', max(...x)],
    ['min', min(...x)],
    ['o', mod(sum, 5)],
  ]),
  functions: new Map([
    ['r', { takes: 'a modulus', of: (m) => (typeof m === 'number' && m > 0 ? mod(sum, m) : null) }],
    ['odd', { takes: 'a pile, 1 to 4', of: pile(odd) }],
    ['even', { takes: 'a pile, 1 to 4', of: pile(even) }],
    ['red', { takes: 'a pile, 1 to 4', of: pile((one) => max(one, 1)) }],
    ['sum', { takes: "'red'", of: (of) => (of === 'red' ? plus(sum, 1) : null) }],
  ]),
  aliases: new Map([
    ['|x|', 'sum'],
    ['sum(x)', 'sum'],
    ['max(x)', 'max'],
    ['|red(x)|', 'sum(red)'],
  ]),
  known: 'x1 to x4, sum, max, min, o, r(m), odd(i), even(i), red(i), sum(red)',
}

/** The error for a text; null if the text is a formula. */
function errorOf(text: string): FormulaError | null {
  try {
    parseClauses(text, PILES)
    return null
  } catch (error) {
    if (error instanceof FormulaError) return error
    throw error
  }
}

/** The words that the message suggests in place of the wrong word. */
function suggestions({ message }: FormulaError): string[] {
  const [, words] = /; did you mean (.*)\?$/.exec(message) ?? []
  return words?.split(/, | or /) ?? []
}

function replacedAt({ text, at }: FormulaError, by: string): string {
  return text.slice(0, at) + text.slice(at).replace(/^\w+/, by)
}

describe('common slips that are understood', () => {
  test.each([
    ['x1 = 0 => x2 = 0', 'x1 = 0 -> x2 = 0'],
    ['x1 = 0 ==> x2 = 0', 'x1 = 0 -> x2 = 0'],
    ['x1 = 0 implies x2 = 0', 'x1 = 0 -> x2 = 0'],
    ['x1 = 0 <=> x2 = 0', 'x1 = 0 <-> x2 = 0'],
    ['x1 = 0 iff x2 = 0', 'x1 = 0 <-> x2 = 0'],
    ['x1 = 0 ⇔ x2 = 0', 'x1 = 0 <-> x2 = 0'],
    ['x1 = 0 & x2 = 0', 'x1 = 0 and x2 = 0'],
    ['x1 = 0 && x2 = 0', 'x1 = 0 and x2 = 0'],
    ['x1 = 0 AND x2 = 0', 'x1 = 0 and x2 = 0'],
    ['x1 = 0 | x2 = 0', 'x1 = 0 or x2 = 0'],
    ['x1 = 0 || x2 = 0', 'x1 = 0 or x2 = 0'],
    ['!(x1 = 0) and ¬ x2 = 0', 'not x1 = 0 and not x2 = 0'],
    ['x1 = 0 ⊕ x2 = 0', 'x1 = 0 xor x2 = 0'],
    ['x1 === 0', 'x1 = 0'],
    ['x1 == 0', 'x1 = 0'],
    ['x1 <> 0', 'x1 != 0'],
    ['x1 !== 0', 'x1 != 0'],
    ['x1 ≠ 0', 'x1 != 0'],
    [String.raw`x_1 \le x_{2} \leq x₃`, 'x1 <= x2 <= x3'],
    ['x1 =< x2', 'x1 <= x2'],
    ['1 < x1 < 4', '1 < x1 and x1 < 4'],
    ['x1 % 2 = 1', 'x1 mod 2 = 1'],
    ['mod(x1 + x2, 2) = 1', '(x1 + x2) mod 2 = 1'],
    ['div(x1, 2) = 1', 'x1 div 2 = 1'],
    ['X1 = Max', 'x1 = max'],
    ['2x1 = 4', '2*x1 = 4'],
    ['2 · x1 = 4', '2*x1 = 4'],
    ['|x| = 0', 'sum = 0'],
    ['| red( x ) | = 1', 'sum(red) = 1'],
    ['sum(x) = 0', 'sum = 0'],
    ['max(x) = 0', 'max = 0'],
    ['x1 even', 'x1 == 0 (mod 2)'],
    ['x1 is odd and x2 is even', 'x1 == 1 (mod 2) and x2 == 0 (mod 2)'],
    ['x1 + x2 even', 'x1 + x2 == 0 (mod 2)'],
    ['even(x1) or odd(x1 + x2)', 'x1 == 0 (mod 2) or x1 + x2 == 1 (mod 2)'],
    ['isOdd(x1) or is_even(sum)', 'x1 == 1 (mod 2) or sum == 0 (mod 2)'],
    ['isOdd(1)', 'odd(1)'],
    ['x1 ≡ 0 (4)', 'x1 == 0 (mod 4)'],
    ['x1 ≡ 0 [4]', 'x1 == 0 (mod 4)'],
    ['x1 + x2 ≡ 0 mod 4', 'x1 + x2 == 0 (mod 4)'],
    [String.raw`$x_1 \equiv 0 \pmod{4} \land x_2 \ge 1$`, 'x1 == 0 (mod 4) and x2 >= 1'],
    [
      String.raw`x_1 \equiv 3 \pmod 4 \implies \neg\left(x_2 \ne 0\right)`,
      'x1 == 3 (mod 4) -> not x2 != 0',
    ],
    ['IF x1 = 0 THEN True ELSE FALSE', 'if x1 = 0 then true else false'],
  ])('%s', (typed, means) => {
    expect(parse(typed, PILES)).toEqual(parse(means, PILES))
  })
})

describe('common slips that are rejected, with advice on what to write instead', () => {
  test.each([
    ['ood(1)', 'did you mean odd?', 'odd(1)'],
    ['isodd = 1', 'odd takes a pile, 1 to 4', 'isodd(1)'],
    ['summ = 0', 'did you mean sum?', 'sum = 0'],
    ['smu = 0', 'did you mean sum?', 'sum = 0'],
    ['suum(x) = 0', 'did you mean sum?', 'sum(x) = 0'],
    ['mim = 0', 'did you mean min?', 'min = 0'],
    ['mim(x1, x2) = 0', 'did you mean min?', 'min(x1, x2) = 0'],
    ['x7 = 0', 'did you mean x1, x2, x3 or x4?', 'x4 = 0'],
    ['x0 = 0', 'did you mean x1, x2, x3 or x4?', 'x1 = 0'],
    ['x1o = 0', 'did you mean x1?', 'x1 = 0'],
    ['r4 = 0', 'did you mean r(4) or x4?', 'r(4) = 0'],
    ['nto x1 = 0', 'did you mean not?', 'not x1 = 0'],
    ['x1 evn', 'did you mean even?', 'x1 even'],
    ['x1 = 0 adn x2 = 0', 'did you mean and?', 'x1 = 0 and x2 = 0'],
    ['x1 modd 2 = 0', 'did you mean mod?', 'x1 mod 2 = 0'],
    ['x1x2 = 0', 'write an operator between x1 and x2', 'x1 + x2 = 0'],
    ['x1*x2 = 0', 'one factor must be a constant', '2*x2 = 0'],
    ['x1^2 = 4', 'a formula has no powers', 'x1 = 2'],
    ['x1**2 = 4', 'a formula has no powers', 'x1 = 2'],
    ['x1/2 = 1', "write 'x1 div 2'", 'x1 div 2 = 1'],
    ['x1 // 2 = 1', "write 'x1 div 2'", 'x1 div 2 = 1'],
    ['|x1 - x2| = 1', "write 'max(t, -t)'", 'max(x1 - x2, -(x1 - x2)) = 1'],
    ['3 | x1', "write 'x1 mod 3 = 0'", 'x1 mod 3 = 0'],
    ['x1 => 3', "for 'at least', write '>='", 'x1 >= 3'],
    ['x1 = 0 mod 4', "expected '(mod 4)'", 'x1 = 0 (mod 4)'],
    ['x1 == -1 mod 4', "expected '(mod 4)'", 'x1 == -1 (mod 4)'],
    ['x1 == 0 (4)', "write '(mod 4)'", 'x1 == 0 (mod 4)'],
    ['x1 == x2 [7]', "write '(mod 7)'", 'x1 == x2 (mod 7)'],
    ['x1 ≡ x2', "expected '(mod m)'", 'x1 ≡ x2 (mod 2)'],
    ['x1 ∈ {0,1}', "write 'x1 = 0 or x1 = 1'", 'x1 = 0 or x1 = 1'],
    ['x1 in {0,1}', "write 'x1 = 0 or x1 = 1'", 'x1 = 0 or x1 = 1'],
    ['forall x1: x1 = 0', 'a formula has no quantifiers', 'x1 = 0'],
    ['∃ x1: x1 = 0', 'a formula has no quantifiers', 'x1 = 0'],
    ['∑ x_i = 0', "'sum' for all piles", 'sum = 0'],
    ['~(x1 = 0)', "write 'not'", 'not (x1 = 0)'],
    ['x1 = 0 ? x2 = 0 : x3 = 0', "'if f then s else t'", 'if x1 = 0 then x2 = 0 else x3 = 0'],
    ['x1 = 0 then x2 = 0', "or 'f -> g'", 'x1 = 0 -> x2 = 0'],
    ['if x1 = 0 then x2 = 0', "'f -> g'", 'x1 = 0 -> x2 = 0'],
    ['x1 = 0, x2 = 0', "to join formulas, write 'and'", 'x1 = 0 and x2 = 0'],
    ['x1 is 0', "expected 'even' or 'odd'", 'x1 is even'],
    ['(x1 = 0', "expected an operator or ')'", '(x1 = 0)'],
    ['x1 = 0)', 'expected an operator or the end', 'x1 = 0'],
    ['max(x1, x2,) = 0', "leave out the last ','", 'max(x1, x2) = 0'],
    ['x1 = 1.5', 'numbers are integers', 'x1 = 1'],
    ['x1 xor x2 = 0', 'the language has no nim-sum of numbers', '(x1 = 0) xor (x2 = 0)'],
    ['x1 ⊕ x2 = 0', 'the language has no nim-sum of numbers', '(x1 = 0) ⊕ (x2 = 0)'],
    ['x1 and x2 are even', 'expected a formula, not a term', 'x1 even and x2 even'],
  ])('%s', (typed, says, instead) => {
    const error = errorOf(typed)
    expect(error?.message).toContain(says)
    expect(errorOf(instead)).toBeNull()
    for (const word of suggestions(error!)) expect(errorOf(replacedAt(error!, word))).toBeNull()
  })

  it('does not suggest a word that has nothing in common with the typed one', () => {
    for (const text of ['y = 0', 'foo = 0', 'foo(x1) = 0', 'constructor = 0']) {
      expect(suggestions(errorOf(text)!)).toEqual([])
    }
  })
})

/**
 * A name with one spelling error: a letter is added, left out, replaced, or exchanged with the next
 * letter.
 */
const edited = (name: string): fc.Arbitrary<string> =>
  fc
    .record({
      at: fc.nat(name.length - 1),
      by: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz_123456789'.split('')),
      kind: fc.constantFrom('add', 'leave out', 'replace', 'swap'),
    })
    .map(({ at, by, kind }) => {
      const [before, after] = [name.slice(0, at), name.slice(at + 1)]
      if (kind === 'add') return before + name[at]! + by + after
      if (kind === 'replace') return before + by + after
      return kind === 'swap'
        ? before + after.slice(0, 1) + name[at]! + after.slice(1)
        : before + after
    })

const USES = [
  ...[...PILES.names.keys()].map((name) => ({ name, rest: ' = 3' })),
  { name: 'r', rest: '(4) = 0' },
  { name: 'odd', rest: '(2) or x1 = 0' },
  { name: 'even', rest: '(x1 + x2)' },
  { name: 'red', rest: '(2) = 0' },
  { name: 'sum', rest: '(red) = 0' },
  { name: 'min', rest: '(x1, x2) = 0' },
  { name: 'count', rest: '(x1 = 0, x2 = 0) = 1' },
]

test('a message about a name with one wrong letter suggests that name, and every suggestion parses', () => {
  const slips = fc
    .constantFrom(...USES)
    .chain(({ name, rest }) => edited(name).map((word) => ({ name, word, rest })))
    .filter(({ name, word }) => name.length > 1 || word.includes(name))
  let refused = 0
  fc.assert(
    fc.property(slips, fc.constantFrom('', 'x2 = 0 and '), ({ name, word, rest }, before) => {
      const error = errorOf(before + word + rest)
      // Some changed names are valid: other names, words of the language, or products such as 3x1.
      if (error === null || error.at !== before.length || !error.message.includes('one of')) return
      refused++
      expect(suggestions(error)).toContain(name)
      for (const each of suggestions(error)) expect(errorOf(replacedAt(error, each))).toBeNull()
    }),
    { numRuns: 3000 },
  )
  expect(refused).toBeGreaterThan(1000)
})

test('a mutated slip either parses or gets a FormulaError with a one-line message', () => {
  const texts = mutatedText(
    'x_{1} ≡ 0 [4] | x1 even',
    String.raw`|x| \le 2x1 \pmod{4}`,
    'x1x2 = ood(x7)',
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect(errorOf(text)?.message ?? '').not.toContain('\n')
    }),
    { numRuns: 2000 },
  )
})

test('a text without a vocabulary may use any name, and its messages suggest functions', () => {
  expect(parse('x_1 even')).toEqual(parse('x_1 == 0 (mod 2)'))
  expect(parse('even(x1)')).toEqual(even(x1!))
  expect(() => parse('mim(x1, x2) = 0')).toThrow('did you mean min?')
  expect(() => parse('AND = 0')).toThrow("got 'AND'")
})
