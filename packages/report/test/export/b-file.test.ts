import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bFile, bFileName, type IntegerSequence, wythoffSequence } from '../../src/index.ts'

const SEQUENCES = fc.record({
  name: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 60 }),
  offset: fc.integer({ min: -5, max: 1000 }),
  terms: fc.array(fc.oneof(fc.maxSafeInteger(), fc.bigInt()), { minLength: 1, maxLength: 30 }),
})

test('a b-file follows the rules of the OEIS and contains all terms', () => {
  fc.assert(
    fc.property(SEQUENCES, (sequence) => {
      const file = bFile(sequence)
      expect(file).toMatch(/^[\n -~]+$/)
      expect(file.endsWith('\n')).toBe(true)
      expect(file).not.toContain('\n\n')
      const [comment, ...lines] = file.slice(0, -1).split('\n')
      expect(comment).toBe(`# ${sequence.name}`)
      expect(lines).toHaveLength(sequence.terms.length)
      lines.forEach((line, i) => {
        const match = /^(-?\d+) (-?\d+)$/.exec(line)!
        expect(Number(match[1])).toBe(sequence.offset + i)
        expect(BigInt(match[2]!)).toBe(BigInt(sequence.terms[i]!))
      })
    }),
  )
})

test('a small sequence gives exactly this b-file', () => {
  const { name } = wythoffSequence('lower', 3)
  expect(bFile(wythoffSequence('lower', 3))).toBe(`# ${name}\n1 1\n2 3\n3 4\n`)
  expect(bFile({ name: 'zero', offset: 0, terms: [-0] })).toBe('# zero\n0 0\n')
})

const GOOD: IntegerSequence = { name: 'a', offset: 0, terms: [1] }

test.each<[string, Partial<IntegerSequence>]>([
  ['no name', { name: '' }],
  ['a name beyond ASCII', { name: 'misère' }],
  ['a name of two lines', { name: 'a\nb' }],
  ['a fractional offset', { offset: 0.5 }],
  ['no term', { terms: [] }],
  ['a fractional term', { terms: [1, 1.5] }],
  ['a term beyond 2^53', { terms: [2 ** 53] }],
  ['a term of 1001 digits', { terms: [10n ** 1000n] }],
])('a sequence with %s is rejected', (_, change) => {
  expect(() => bFile({ ...GOOD, ...change })).toThrow(RangeError)
})

test('a negative term of 1,000 digits is accepted', () => {
  expect(bFile({ ...GOOD, terms: [-(10n ** 999n)] })).toHaveLength('# a\n0 -\n'.length + 1000)
})

test('the name of a b-file contains the number of the sequence', () => {
  expect(bFileName('A000201')).toBe('b000201.txt')
  for (const wrong of ['000201', 'A201', 'a000201', 'A000201.txt']) {
    expect(() => bFileName(wrong)).toThrow(RangeError)
  }
})
