import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeTex, texOf } from '../../src/index.ts'
import { UNICODE_MATH } from '../../src/tex/unicode-math.ts'
import { HOSTILE } from '../report/sample.ts'
import { imbalance } from './balance.ts'

const KNOWN = new RegExp(
  [
    String.raw`\\(?:[\\{}$&#%_,()]|textbackslash\{\}|textasciicircum\{\}|textasciitilde\{\}|textless\{\}`,
    String.raw`|textgreater\{\}|textbar\{\}|textquotedbl\{\}|textquotesingle\{\}|textasciigrave\{\}|dots\{\})`,
  ].join(''),
  'g',
)

test('escaped text contains no commands, groups, formulas or comments of the original text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string()), (text) => {
      const formulas = Object.values(UNICODE_MATH)
      const rest = escapeTex(text)
        .replaceAll(/\\\((.*?)\\\)/g, (_, formula: string) => {
          expect(formulas).toContain(formula)
          return ''
        })
        .replaceAll('-{}', '-')
        .replaceAll(KNOWN, '')
      expect(rest).not.toMatch(/[\\{}$&#%_^<>|"]/)
      expect(rest).toMatch(/^[ -~À-ÖØ-öø-ÿ]*$/)
    }),
  )
})

test('typical texts are escaped in exactly this way', () => {
  expect(escapeTex('50% of {1,2} & x_1^2 #3 ~$')).toBe(
    String.raw`50\% of \{1,2\} \& x\_1\textasciicircum{}2 \#3 \textasciitilde{}\$`,
  )
  expect(escapeTex(String.raw`\end{document}`)).toBe(String.raw`\textbackslash{}end\{document\}`)
  expect(escapeTex('a --dry-run\n\nb')).toBe('a -{}-dry-run b')
  expect(escapeTex('⌊x⌋ ≤ 2 — misère 😀')).toBe(
    String.raw`\(\lfloor\)x\(\rfloor\) \(\le\) 2 --- misère [U+1F600]`,
  )
})

test('formulas between dollar signs stay formulas, and mathematical characters become commands', () => {
  expect(texOf(String.raw`For $x\le y$ & 5 $`)).toBe(String.raw`For $x\le y$ \& 5 \$`)
  expect(texOf('$a ≤ b ⌊x²⌋$')).toBe(String.raw`$a \le  b \lfloor x^{2}\rfloor $`)
})

test('hostile text is balanced after escaping', () => {
  expect(imbalance(escapeTex(HOSTILE))).toBe(null)
  expect(imbalance(texOf(HOSTILE))).toBe(null)
})
