import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  exactSlowNim,
  formatRuleset,
  hypergraphNim,
  MAX_PILES,
  parseRuleset,
  type Ruleset,
  RULESET_NOTATION,
  slowSetNim,
  WYTHOFF,
} from '../../src/rules/index.ts'
import { rulesets } from '../arbitraries/ruleset.ts'

function messageFor(text: string): string {
  try {
    parseRuleset(text)
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError)
    return (error as RangeError).message
  }
  throw new Error(`'${text}' was accepted`)
}

function expectClearMessage(message: string): void {
  expect(message).not.toMatch(/[\n\r\u2028\u2029]/)
  expect(message.length).toBeLessThan(400)
  expect(message).toContain(RULESET_NOTATION)
}

describe('parseRuleset(text)', () => {
  it('parses every printed ruleset', () => {
    fc.assert(
      fc.property(rulesets(9), (ruleset) => {
        expect(parseRuleset(formatRuleset(ruleset))).toEqual(ruleset)
      }),
    )
  })

  it('ignores letter case and blanks outside numbers', () => {
    fc.assert(
      fc.property(rulesets(9), (ruleset) => {
        const spaced = formatRuleset(ruleset)
          .toLowerCase()
          .replaceAll(/(?<!\d)|(?!\d)/g, ' ')
        expect(parseRuleset(spaced)).toEqual(ruleset)
      }),
    )
  })

  it.each<[string, Ruleset]>([
    ['NIM(4,3)', exactSlowNim(4, 3)],
    ['NIM(1,1)', exactSlowNim(1, 1)],
    ['NIM(100000,99999)', exactSlowNim(100_000, 99_999)],
    ['SN(5,{4,2,2})', slowSetNim(5, [2, 4])],
    ['SN(6,4..6)', slowSetNim(6, [4, 5, 6])],
    ['SN(6,4..4)', slowSetNim(6, [4])],
    ['SN(5,3)', slowSetNim(5, [3])],
    ['Slow SetNim(5, {1,5})', slowSetNim(5, [1, 5])],
    ['Slow A-Nim(5, 1..2)', slowSetNim(5, [1, 2])],
    [
      'HNIM(4;{1,2},{2,3,4})',
      hypergraphNim(4, [
        [1, 2],
        [2, 3, 4],
      ]),
    ],
    ['hnim(3;{3,1},{1,3},{2})', hypergraphNim(3, [[2], [1, 3]])],
    ['GM(4, 3)', { kind: 'GM', piles: 4, players: 3 }],
    ['moore(3,2)', { kind: 'MOORE', piles: 3, k: 2 }],
    ['SUB(2;3,1,3)', { kind: 'SUB', piles: 2, stones: [1, 3] }],
    ['WYTHOFF', WYTHOFF],
    [' wythoff\n', WYTHOFF],
  ])('reads %s', (text, ruleset) => {
    expect(parseRuleset(text)).toEqual(ruleset)
  })

  it.each([
    ['NIM(3,4)', 'NIM(3,k): expected k from 1 to 3, got 4'],
    ['NIM(3,0)', 'NIM(3,k): expected k from 1 to 3, got 0'],
    ['NIM(0,0)', 'expected 1 to 100000 piles, got 0'],
    ['NIM(4,x)', "k: expected a whole number, got 'x'"],
    ['NIM(4,-1)', "k: expected a whole number, got '-1'"],
    ['NIM(4,1.5)', "k: expected a whole number, got '1.5'"],
    ['NIM(4,)', "k: expected a whole number, got ''"],
    ['NIM(4)', 'expected NIM(n,…)'],
    ['NIM()', 'expected NIM(n,…)'],
    ['NIM(x,3)', 'expected NIM(n,…)'],
    ['NIM(-4,3)', 'expected NIM(n,…)'],
    ['NIM(4;3)', 'expected a comma after the number of piles'],
    ['NIM(4,{3})', "k: expected a whole number, got '{3}'"],
    ['NIM', 'NIM needs parameters in parentheses'],
    ['NIM(4,3', 'not a ruleset'],
    ['NIM 4,3', 'not a ruleset'],
    ['NIM(4,3))', "k: expected a whole number, got '3)'"],
    ['NIM(1 2,3)', 'expected a comma between 1 and 2'],
    [`NIM(${MAX_PILES + 1},3)`, 'expected 1 to 100000 piles, got 100001'],
    ['NIM(99999999999999999999,3)', 'expected 1 to 100000 piles'],
    [`NIM(4,${'9'.repeat(5000)})`, 'expected k from 1 to 4, got Infinity'],
    ['SN(3,{})', 'expected a nonempty set A, got {}'],
    ['SN(3,{1,,2})', "'{1,,2}' is not a set of move sizes"],
    ['SN(3,{1,})', "'{1,}' is not a set of move sizes"],
    ['SN(3,{,})', "'{,}' is not a set of move sizes"],
    ['SN(3,{0})', 'expected members of A from 1 to 3, got 0'],
    ['SN(3,{1,4})', 'expected members of A from 1 to 3, got 4'],
    ['SN(3,{x})', "'{x}' is not a set of move sizes"],
    ['SN(3,5..6)', 'expected members of A from 1 to 3, got 6'],
    ['SN(3,0..2)', 'expected members of A from 1 to 3, got 0'],
    ['SN(5,4..2)', 'expected a nonempty set A, got {}'],
    ['SN(5,2...4)', "'2...4' is not a set of move sizes"],
    ['SN(5,2..)', "'2..' is not a set of move sizes"],
    ['SN(5,1,2)', "'1,2' is not a set of move sizes"],
    ['SN(5,)', "'' is not a set of move sizes"],
    ['SN(5)', 'expected SN(n,…)'],
    ['SN(5;{1})', 'expected a comma after the number of piles'],
    ['SN(4000000000,1..4000000000)', 'expected 1 to 100000 piles, got 4000000000'],
    ['SN(3,1..99999999999999999999)', 'expected members of A from 1 to 3'],
    ['HNIM(3;)', 'expected HNIM(n;{…},{…},…)'],
    ['HNIM(3)', 'expected HNIM(n;{…},{…},…)'],
    ['HNIM(3,{1,2})', 'expected HNIM(n;{…},{…},…)'],
    ['HNIM(3;{})', 'expected nonempty edges, got {}'],
    ['HNIM(3;{1},{})', 'expected nonempty edges, got {}'],
    ['HNIM(3;{1,,2})', 'expected HNIM(n;{…},{…},…)'],
    ['HNIM(3;{1}{2})', 'expected HNIM(n;{…},{…},…)'],
    ['HNIM(3;{1},)', 'expected HNIM(n;{…},{…},…)'],
    ['HNIM(3;{{1}})', 'expected HNIM(n;{…},{…},…)'],
    ['HNIM(3;1,2)', 'expected HNIM(n;{…},{…},…)'],
    ['HNIM(3;{1,4})', 'expected piles from 1 to 3, got 4'],
    ['HNIM(3;{0})', 'expected piles from 1 to 3, got 0'],
    ['HNIM(0;{1})', 'expected 1 to 100000 piles, got 0'],
    ['WYTHOFF(3)', 'WYTHOFF takes no parameters'],
    ['WYTHOFF()', 'WYTHOFF takes no parameters'],
    ['', 'not a ruleset'],
    ['   ', 'not a ruleset'],
    ['GO(4,2)', 'no game is called GO'],
    ['NIMBLE', 'no game is called NIMBLE'],
    ['GM(4)', 'expected GM(n,…)'],
    ['GM(4;3)', 'expected a comma after the number of piles'],
    ['GM(4,x)', "l: expected a whole number, got 'x'"],
    ['GM(1,3)', 'expected 2 piles or more, got 1'],
    ['GM(4,1)', 'expected 2 players or more, got 1'],
    ['GM(4,99999999999999999999)', 'expected 2 players or more'],
    ['GM', 'GM needs parameters in parentheses'],
    ['MOORE(3,4)', 'MOORE(3,k): expected k from 1 to 3, got 4'],
    ['MOORE(3,0)', 'MOORE(3,k): expected k from 1 to 3, got 0'],
    ['MOORE(3,)', "k: expected a whole number, got ''"],
    ['MOORE(0,0)', 'expected 1 to 100000 piles, got 0'],
    ['SUB(2,1,3)', 'expected a semicolon after the number of piles'],
    ['SUB(2;)', 'expected at least one number'],
    ['SUB(2;0,1)', 'expected whole numbers from 1 to 2^53 - 1, got 0'],
    ['SUB(2;1,,3)', "expected whole numbers separated by commas, got '1,,3'"],
    ['SUB(2;{1,3})', "expected whole numbers separated by commas, got '{1,3}'"],
    ['SUB(2)', 'expected SUB(n;…)'],
    ['SUB(2;99999999999999999999)', 'expected whole numbers from 1 to 2^53 - 1'],
    ['NIM(4,3)\nNIM(4,3)', 'expected a whole number'],
    ['NIM('.repeat(2000), 'not a ruleset'],
  ])('rejects %j', (text, why) => {
    const message = messageFor(text)
    expect(message).toContain(why)
    expectClearMessage(message)
  })

  it('parses any text or describes its fault in one line', () => {
    const words =
      'NIM SN HNIM WYTHOFF GM MOORE SUB ( ) { } , ; .. 0 1 2 3 12 99999999999 - x'.split(' ')
    const pieces = fc.constantFrom(...words, ' ', '\n', '\u2028')
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    )
    let accepted = 0
    fc.assert(
      fc.property(text, (given) => {
        let ruleset: Ruleset
        try {
          ruleset = parseRuleset(given)
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
          expectClearMessage((error as RangeError).message)
          return
        }
        accepted++
        expect(parseRuleset(formatRuleset(ruleset))).toEqual(ruleset)
      }),
      { numRuns: 2000, examples: [['NIM(2,1)']] },
    )
    expect(accepted).toBeGreaterThan(0)
  })
})
