import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, parseTerm, toLatex } from '../../src/index.ts'
import { formulas } from '../arbitraries/formula.ts'

describe('toLatex(expression)', () => {
  it.each([
    ['x1 + x2 == 1 (mod 2)', 'x_{1} + x_{2} \\equiv 1 \\pmod{2}'],
    ['x1 - 2*x12 <= -3', 'x_{1} - 2 x_{12} \\le -3'],
    ['-3*(x + y) != z', '-3 \\left(x + y\\right) \\ne z'],
    ['x >= 0 and (x < 1 or x > 2)', 'x \\ge 0 \\land \\left(x < 1 \\lor x > 2\\right)'],
    ['not x = 0 -> true', '\\lnot \\left(x = 0\\right) \\Rightarrow \\top'],
    ['x = 0 <-> false', 'x = 0 \\Leftrightarrow \\bot'],
    ['x = 0 xor y = 0', 'x = 0 \\oplus y = 0'],
    ['(x + 1) div 2 = y mod 3', '\\left\\lfloor \\frac{x + 1}{2} \\right\\rfloor = y \\bmod 3'],
    ['2*(x mod 2) = 1', '2 \\left(x \\bmod 2\\right) = 1'],
    ['min(x, y) <= max(x, 3)', '\\min(x, y) \\le \\max(x, 3)'],
    [
      '[x = 0] - count(x = 1, x = 2) = 0',
      '\\left[x = 0\\right] - \\left(\\left[x = 1\\right] + \\left[x = 2\\right]\\right) = 0',
    ],
    [
      'if x = 0 then y = 0 else z = 0',
      '\\begin{cases} y = 0 & \\text{if } x = 0 \\\\ z = 0 & \\text{otherwise} \\end{cases}',
    ],
  ])('prints %s', (text, latex) => {
    expect(toLatex(parse(text))).toBe(latex)
  })

  it('prints Greek letters, indices and long names', () => {
    expect(toLatex(parseTerm('alpha + lambda2 + red_1_2 + _a'))).toBe(
      '\\alpha + \\lambda_{2} + \\mathit{red}_{1,2} + {}_{a}',
    )
    expect(toLatex(parseTerm('__'))).toBe('{\\_\\_}')
    expect(toLatex(parseTerm('if x = 0 then 1 else 2'))).toBe(
      '\\begin{cases} 1 & \\text{if } x = 0 \\\\ 2 & \\text{otherwise} \\end{cases}',
    )
  })

  it('has balanced delimiters', () => {
    fc.assert(
      fc.property(formulas, (f) => {
        const latex = toLatex(f)
        const number = (pattern: RegExp): number => latex.match(pattern)?.length ?? 0
        expect(number(/\{/g)).toBe(number(/\}/g))
        expect(number(/\\left/g)).toBe(number(/\\right/g))
        expect(number(/\\begin/g)).toBe(number(/\\end/g))
      }),
    )
  })
})
