import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../vitest.sample.ts'
import {
  clausesText,
  compile,
  compileToClosures,
  equal,
  evaluate,
  exactBound,
  MOST_PARTS,
  parse,
  parseClauses,
  parseTerm,
  partsOf,
  toLatex,
  toMathML,
  toText,
  unreadable,
} from '../../src/index.ts'
import { NAMES, positions } from '../arbitraries/formula.ts'
import { at } from '../arbitraries/many-positions.ts'
import { sharingFormulas } from '../arbitraries/sharing.ts'

describe('a formula with named parts', () => {
  it('parses to the same formula as its parts written in full', () => {
    const named = parse(
      'a := x1 + x2; b := a >= 3; b and not b or a == 1 (mod 2) -> -2*a < a div 3',
    )
    const inFull = parse(
      'x1 + x2 >= 3 and not x1 + x2 >= 3 or x1 + x2 == 1 (mod 2) -> -2*(x1 + x2) < (x1 + x2) div 3',
    )
    expect(equal(named, inFull)).toBe(true)
    expect(toText(named)).toBe(toText(inFull))
    expect(toText(parseTerm('a := x1 mod 3; max(a, x2 - a)'))).toBe(
      'max(x1 mod 3, x2 - (x1 mod 3))',
    )
    expect(clausesText(parseClauses('a := x1 <= x2; value == x1 if a; value == x2 if not a'))).toBe(
      'value = x1 if x1 <= x2; value = x2 if not (x1 <= x2)',
    )
  })

  it('is printed as a text that parses to an equal formula with the same values', () => {
    let withNames = 0
    fc.assert(
      fc.property(
        sharingFormulas,
        fc.array(positions, { minLength: 3, maxLength: 3 }),
        (formula, all) => {
          const text = toText(formula)
          if (text.includes(':=')) withNames++
          expect(unreadable(formula)).toBeNull()
          const read = parse(text)
          expect(equal(read, formula)).toBe(true)
          expect(toText(read)).toBe(text)
          const compiled = compile(read, NAMES)
          const closures = compileToClosures(read, NAMES)
          for (const x of all) {
            const value = evaluate(formula, at(x.map(BigInt)))
            expect(evaluate(read, at(x.map(BigInt)))).toBe(value)
            if (exactBound(read) < 25) continue
            expect([compiled(x), closures(x)]).toEqual([value, value])
          }
        },
      ),
      { numRuns: runs(2000, 60) },
    )
    expect(withNames).toBeGreaterThan(0)
  })

  it('defines the same names in text, LaTeX and MathML, and stays short in each', () => {
    fc.assert(
      fc.property(sharingFormulas, (formula) => {
        const defined = toText(formula).split(' := ').length
        const prints = [toText(formula), toLatex(formula), toMathML(formula)]
        expect(prints.map((print) => print.split(':=').length)).toEqual([defined, defined, defined])
        for (const print of prints)
          expect(print.length).toBeLessThan(15_000 * 20 + 300 * partsOf(formula))
      }),
      { numRuns: runs(1000, 40) },
    )
  })

  it.each([
    [
      'a part that is used before its definition',
      'b := a + 1; a := x1; b = 0',
      "column 6: expected a part that is defined before it is used, got 'a'",
    ],
    [
      'a part that uses itself',
      'a := a + 1; a = 0',
      'column 6: expected a part that is defined before',
    ],
    [
      'a name with two definitions',
      'a := x1; a := x2; a = 0',
      "column 10: expected a name that is not in use, got 'a'",
    ],
    ['a reserved word as a name', 'mod := x1; x1 = 0', 'a name that is not in use'],
    ['a definition without a semicolon at its end', 'a := x1', "expected ';', got the end"],
    ['definitions without a formula after them', 'a := x1;', 'got the end'],
    ['a term in place of a formula', 'a := x1; not a', 'expected a formula, not a term'],
    ['a definition after the formula', 'x1 = 0; a := x1', 'expected an operator or the end'],
  ])('rejects %s', (_, text, message) => {
    expect(() => parse(text)).toThrow(message)
  })

  it('may be huge when written in full, but is rejected if it has more than 20,000 distinct parts', () => {
    const chain = Array.from({ length: 40 }, (_, i) => `p${i + 1} := p${i} xor not p${i}`).join(
      '; ',
    )
    const read = parse(`p0 := x = 0; ${chain}; p40`)
    expect(partsOf(read)).toBeLessThan(500)
    expect(evaluate(read, at([0, 0, 0]))).toBe(true)
    expect(compile(read, NAMES)([0, 0, 0])).toBe(true)
    expect(toText(parse(toText(read)))).toBe(toText(read))
    expect(equal(parse(toText(read)), read)).toBe(true)
    const wide = (members: number): string =>
      Array.from({ length: members }, (_, i) => `x = ${i}`).join(' or ')
    // Each member adds 5 parts: its place in the list, the comparison, its two sides, and the
    // number. The disjunction and x add 2 parts.
    const most = Math.floor((MOST_PARTS - 2) / 5)
    expect(partsOf(parse(wide(most)))).toBeLessThanOrEqual(MOST_PARTS)
    expect(() => parse(wide(most + 1))).toThrow('at most 20000 distinct parts')
  })
})
