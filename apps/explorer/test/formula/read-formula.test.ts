import { readFileSync } from 'node:fs'
import { parseRuleset } from '@nim/core/rules'
import { gameVocabulary } from '@nim/conjectures/formula-claims'
import { expect, test } from 'vitest'
import { EXAMPLE_FORMULAS } from '../../src/address/example-formulas.ts'
import type { FormulaInput } from '../../src/tasks/formula/formula-input.ts'
import { wordsOfGame as words } from '../../src/tasks/formula-words.ts'
import { readAsked as read } from '../../src/tasks/read-formula.ts'
import { SIGNS } from '../../src/views/test/signs.ts'

const about = (says: string, more: Partial<FormulaInput> = {}): FormulaInput => ({
  game: 'NIM(4,3)',
  says,
  value: null,
  play: 'normal',
  ...more,
})

test('a typeset formula has one line for each member', () => {
  const found = read(about('x1 = 0 and (x2 <= 1 or x3 < 2) if odd(4)'))
  expect(found).toMatchObject({
    is: {
      value: 'outcome',
      id: 'formula:x1 = 0 and (x2 <= 1 or x3 < 2) if odd(4)',
      clauses: [
        {
          says: { sign: '∧', lines: [{ isLoose: false }, { isLoose: true }] },
          where: { sign: '', lines: [{ isLoose: false }] },
        },
      ],
    },
  })
  expect(JSON.stringify(found)).toContain('<math ')
})

test('typeset names remain names, and their meanings are listed below the formula', () => {
  const found = read(about('o == 0 or sum(red) == 0 (mod 4)', { game: 'SN(5,{2,3})' }))
  const text = JSON.stringify(found)
  expect(text).toContain('<mi>o</mi>')
  expect(text).toContain('<mi>red</mi>')
  expect(text).not.toMatch(/<mi>Q/)
  expect('is' in found && found.is.meanings.join('; ')).toMatch(/o is .*odd.*; \|red\(x\)\| is /)
})

test('every formula of the atlas can be read', () => {
  const atlas = new URL('../../../../docs/atlas/', import.meta.url)
  const formulas = ['nim.jsonl', 'sn.jsonl', 'hnim-3.jsonl'].flatMap((name) =>
    readFileSync(new URL(name, atlas), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { game: string; says?: string })
      .filter(({ says }) => says !== undefined),
  )
  expect(formulas.length).toBeGreaterThan(20)
  for (const { game, says } of formulas) {
    expect(read(about(says!, { game })), says).toHaveProperty('is')
  }
})

test.each([
  ['x1 even', 'x1 == 0 (mod 2)'],
  ['x1 is odd and x2 is even', 'odd(1) and even(2)'],
  ['even(x1) or odd(sum)', 'even(1) or sum == 1 (mod 2)'],
  ['odd(x1 + x2)', 'x1 + x2 == 1 (mod 2)'],
  ['even(2) && !odd(1)', 'x2 == 0 (mod 2) and not odd(1)'],
  ['x1 % 2 == 0 || x2 = 0', 'x1 mod 2 == 0 or x2 = 0'],
  [String.raw`$x_1 \le x_{2}$`, 'x1 <= x2'],
  [String.raw`x_1 \equiv 0 \pmod{4} \land x_2 \ge 1`, 'x1 == 0 (mod 4) and x2 >= 1'],
  ['x1 + x2 ≡ 0 mod 4', 'x1 + x2 == 0 (mod 4)'],
  ['x₁ ≡ 0 (mod 4) ⇒ |x| = 0', 'x1 == 0 (mod 4) -> sum = 0'],
  ['|red(x)| = 0 <=> 2x1 = 0', 'sum(red) = 0 <-> 2*x1 = 0'],
  ['x1 = 0 AND NOT x2 = 0', 'x1 = 0 and not x2 = 0'],
])('the notation of papers and of programs can be read: %s', (typed, means) => {
  const ids = [typed, means].map((says) => read(about(says)))
  const clauses = ids.map((one) => ('is' in one ? JSON.stringify(one.is.clauses) : one.problem))
  expect(clauses[0]).toBe(clauses[1])
  expect(ids[0]).toHaveProperty('is')
})

test('the text determines the described value, unless the input names a value', () => {
  expect(read(about('value <= x1'))).toMatchObject({ is: { value: 'remoteness' } })
  expect(read(about('value <= x1', { value: 'grundy' }))).toMatchObject({ is: { value: 'grundy' } })
  expect(read(about('value <= x1', { value: 'outcome' }))).toMatchObject({
    pointed: ['value <= x1', '^'],
  })
})

test.each([
  ['x1 * x2 == 0', 'column 4', '   ^'],
  ['x9 == 0', "got 'x9'", '^'],
  ['', 'the end', '^'],
  ['x1 = 0; x2 = 0', 'one clause', '      ^'],
  [`${'('.repeat(400)}x1${')'.repeat(400)} = 0`, 'nested too deeply', null],
  [`x1 = ${'0 + '.repeat(20_000)}0`, 'at most 20000 distinct parts', null],
  ['<script>alert(1)</script>', 'column 18', `${' '.repeat(17)}^`],
])('an error message points to the wrong place: %.30s', (says, problem, caret) => {
  const found = read(about(says))
  expect(found).toMatchObject({ problem: expect.stringContaining(problem) })
  if (caret !== null) expect(found).toMatchObject({ pointed: [expect.anything(), caret] })
})

test('a formula that is too long to read is not typeset', () => {
  expect(read(about('sum(red) = o(red)'))).toMatchObject({
    is: { clauses: [{ says: { lines: [expect.anything()] } }] },
  })
  const longer = `o(red) = ${Array.from({ length: 400 }, (_, i) => `${i + 2}*sum(red)`).join(' + ')}`
  expect(read(about(longer))).toMatchObject({ is: { clauses: [{ says: null }] } })
})

test('a formula that is small as a graph but huge as a tree is read without delay', () => {
  const parts = Array.from({ length: 60 }, (_, i) => `p${i + 1} := p${i} + p${i};`).join(' ')
  const found = read(about(`p0 := x1 div 2; ${parts} p60 mod 2 = 0 and o = 0`))
  expect(found).toMatchObject({ is: { clauses: [{ says: null }] } })
  const wide = `${'x1 + '.repeat(40)}x1 = o`
  expect(JSON.stringify(read(about(wide))).split('<math').length).toBeGreaterThan(40)
})

test('every example and every operator can be read', () => {
  for (const { game, says, value = null } of EXAMPLE_FORMULAS) {
    expect(read(about(says, { game, value }))).toHaveProperty('is')
  }
  for (const { example } of SIGNS) expect(read(about(example))).toHaveProperty('is')
})

test('the examples contain every operator of the language', () => {
  const shown = SIGNS.map(({ example }) => example).join(' ')
  const signs =
    '+ - * div mod min max count [ = != < <= > >= == and or not -> <-> xor if then else true'
  for (const sign of signs.split(' ')) expect(shown).toContain(sign)
})

test('the page lists the words of the parser', () => {
  for (const game of ['NIM(4,3)', 'SN(5,{2,3})', 'HNIM(3;{1,2},{2,3})', 'NIM(1,1)']) {
    const { names, functions, known } = gameVocabulary(parseRuleset(game), ['value'])
    const found = words({ game, value: 'remoteness' })
    expect(found.known).toBe(known)
    const written = found.words.map((word) => word.written.replace(/\(.*/, ''))
    for (const name of functions.keys()) expect(written).toContain(name)
    const others = [...names.keys()].filter((name) => !/^(?:x\d+|value)$/.test(name))
    for (const name of others) expect(written).toContain(name)
    for (const word of found.words) {
      expect(read(about(`${word.written} = 0`, { game })), word.written).toMatchObject(
        /^(?:odd|even)/.test(word.written)
          ? { problem: expect.anything() }
          : { is: expect.anything() },
      )
    }
  }
})
