import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mathSegments } from '../../src/text/math-segments.ts'

test('text and formulas keep their order', () => {
  expect(mathSegments('Let $x$ be $m$-critical.')).toEqual([
    { kind: 'text', source: 'Let ' },
    { kind: 'math', source: 'x' },
    { kind: 'text', source: ' be ' },
    { kind: 'math', source: 'm' },
    { kind: 'text', source: '-critical.' },
  ])
  expect(mathSegments('')).toEqual([])
})

test('a single dollar sign, or one after a backslash, is text', () => {
  expect(mathSegments('5 $ each')).toEqual([{ kind: 'text', source: '5 $ each' }])
  expect(mathSegments(String.raw`\$5 and \$6`)).toEqual([
    { kind: 'text', source: String.raw`\$5 and \$6` },
  ])
  expect(mathSegments(String.raw`$a\$b$`)).toEqual([{ kind: 'math', source: String.raw`a\$b` }])
})

test('nothing is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('$', '\\', 'a', ' ', '{') }), (text) => {
      const parts = mathSegments(text).map(({ kind, source }) =>
        kind === 'math' ? `$${source}$` : source,
      )
      expect(parts.join('')).toBe(text)
    }),
  )
})
