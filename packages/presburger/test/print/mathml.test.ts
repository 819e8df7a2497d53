import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, parseTerm, toLatex, toMathML } from '../../src/index.ts'
import { formulas, terms } from '../arbitraries/formula.ts'
import { type Element, readElement, textOf } from './read-element.ts'

const inner = (source: string): string => /^<math [^>]*>(.*)<\/math>$/su.exec(source)![1]!

/** The number of children that browsers require for an element. */
const CHILDREN: Readonly<Record<string, number>> = {
  math: 1,
  mfrac: 2,
  msub: 2,
  mi: 0,
  mn: 0,
  mo: 0,
  mtext: 0,
  mspace: 0,
  mtable: 2,
  mtr: 2,
  mtd: 1,
}

const SIGNS: readonly (readonly [latex: string, sign: string])[] = [
  ['\\left\\lfloor', '⌊'],
  ['\\right\\rfloor', '⌋'],
  ['\\Leftrightarrow', '⇔'],
  ['\\Rightarrow', '⇒'],
  ['\\left', ''],
  ['\\right', ''],
  ['\\begin{cases}', '{'],
  ['\\end{cases}', ''],
  ['\\text{if }', 'if'],
  ['\\text{otherwise}', 'otherwise'],
  ['\\\\', ''],
  ['&', ''],
  ['\\frac', ''],
  ['\\bmod', 'mod'],
  ['\\min', 'min'],
  ['\\max', 'max'],
  ['\\equiv', '≡'],
  ['\\land', '∧'],
  ['\\lor', '∨'],
  ['\\lnot', '¬'],
  ['\\oplus', '⊕'],
  ['\\top', '⊤'],
  ['\\bot', '⊥'],
  ['\\le', '≤'],
  ['\\ge', '≥'],
  ['\\ne', '≠'],
  ['-', '−'],
]

/** The visible text that LaTeX source produces, without white space. */
function wordsOfLatex(latex: string): string {
  const signs = SIGNS.reduce(
    (text, [from, to]) => text.replaceAll(from, to === '{' ? '\u0001' : to),
    latex.replaceAll(/\\pmod\{(\d+)\}/g, '(mod$1)'),
  )
  return signs.replaceAll(/[\s{}]/g, '').replaceAll('\u0001', '{')
}

const words = (element: Element): string => textOf(element).replaceAll(/[\s\u2061\u2062]/g, '')

function everyElement(element: Element): Element[] {
  return [element, ...element.children.flatMap(everyElement)]
}

describe('toMathML(expression)', () => {
  it('displays a congruence', () => {
    expect(inner(toMathML(parse('x1 + 2*x12 == 0 (mod 4)')))).toBe(
      '<mrow><mrow><msub><mi>x</mi><mrow><mn>1</mn></mrow></msub><mo>+</mo><mn>2</mn><mo>\u2062</mo>' +
        '<msub><mi>x</mi><mrow><mn>12</mn></mrow></msub></mrow><mo>≡</mo><mn>0</mn>' +
        '<mspace width="0.7em"/><mrow><mo>(</mo><mi>mod</mi><mspace width="0.3em"/><mn>4</mn><mo>)</mo></mrow></mrow>',
    )
  })

  it('displays Greek letters, indices and long names', () => {
    const text = inner(toMathML(parseTerm('lambda2 + red_1_a')))
    expect(text).toContain('<msub><mi>λ</mi><mrow><mn>2</mn></mrow></msub>')
    expect(text).toContain('<msub><mi>red</mi><mrow><mn>1</mn><mo>,</mo><mi>a</mi></mrow></msub>')
    expect(inner(toMathML(parseTerm('__')))).toBe('<mi>__</mi>')
  })

  it('is well-formed, with the number of children that browsers require', () => {
    fc.assert(
      fc.property(fc.oneof(formulas, terms), (expression) => {
        for (const { name, children } of everyElement(readElement(toMathML(expression)))) {
          if (name !== 'mrow') expect([name, children.length]).toEqual([name, CHILDREN[name]])
        }
      }),
    )
  })

  it('displays the same text as LaTeX, including brackets', () => {
    fc.assert(
      fc.property(fc.oneof(formulas, terms), (expression) => {
        expect(words(readElement(toMathML(expression)))).toBe(wordsOfLatex(toLatex(expression)))
      }),
    )
  })

  it('displays any text that replaces a variable as text, never as markup', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('</mi><script>alert(1)</script>', 'x<1', '&lt;', 'a"b', '\u0000', '\uD800'),
    )
    fc.assert(
      fc.property(hostile, (shown) => {
        const root = readElement(toMathML(parseTerm('x'), new Map([['x', `q${shown}`]])))
        for (const { name } of everyElement(root)) {
          expect(['math', 'msub', 'mrow', 'mi', 'mn', 'mo']).toContain(name)
        }
        // A name consists of a stem and indices. The characters between them are not displayed.
        const bare = (text: string): string => text.replaceAll(/[_,]/g, '')
        const inXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
        expect(bare(textOf(root))).toBe(bare(`q${shown}`.replaceAll(inXml, '\uFFFD')))
      }),
    )
  })
})
