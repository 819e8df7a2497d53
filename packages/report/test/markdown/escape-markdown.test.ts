import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  codeBlock,
  codeSpan,
  escapeMarkdown,
  markdownOf,
} from '../../src/markdown/escape-markdown.ts'

test('typical texts are escaped in exactly this way', () => {
  expect(escapeMarkdown('a_b *c* <d> [e](f) `g` | #')).toBe(
    String.raw`a\_b \*c\* \<d\> \[e\](f) \`g\` \| \#`,
  )
  expect(escapeMarkdown('- no list')).toBe(String.raw`\- no list`)
  expect(escapeMarkdown('3. no list')).toBe(String.raw`3\. no list`)
  expect(escapeMarkdown('two\n\nlines')).toBe('two lines')
  expect(markdownOf('let $x_1$ be_')).toBe(String.raw`let $x_1$ be\_`)
})

test('code spans and blocks can contain any text', () => {
  expect(codeSpan('a`b')).toBe('``a`b``')
  expect(codeSpan('`')).toBe('`` ` ``')
  expect(codeBlock('a\n```\nb', 'json')).toBe('````json\na\n```\nb\n````')
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('`', 'a', ' ') }), (text) => {
      const [, fence, inside] = /^(`+)(.*?)\1$/.exec(codeSpan(text))!
      expect(inside).not.toContain(fence!)
    }),
  )
})
