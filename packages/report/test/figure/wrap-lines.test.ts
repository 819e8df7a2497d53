import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapLines } from '../../src/figure/wrap-lines.ts'

test('lines break after blanks and commas and before sets, but not inside short sets', () => {
  expect(wrapLines('grid of HNIM(3;{1,2},{1,3},{2,3})', 20)).toEqual([
    'grid of HNIM(3;',
    '{1,2},{1,3},{2,3})',
  ])
  expect(wrapLines('of HNIM(3;{1,2},{1,3},{2,3})', 21)).toEqual([
    'of HNIM(3;{1,2},',
    '{1,3},{2,3})',
  ])
  expect(wrapLines('SN(9,{1,2,3,4,5,6,7,8,9})', 12)).toEqual(['SN(9,{1,2,3,', '4,5,6,7,8,', '9})'])
})

test('short texts stay on one line', () => {
  expect(wrapLines('', 10)).toEqual([''])
  expect(wrapLines('SN(3,{2})', 10)).toEqual(['SN(3,{2})'])
})

test('wrapping loses only blanks, and only a piece without a break is too long', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', ' ', ',', '{', '}', '(', '1'),
    maxLength: 60,
  })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 30 }), (source, width) => {
      const lines = wrapLines(source, width)
      expect(lines.join('').replaceAll(' ', '')).toBe(source.replaceAll(' ', ''))
      for (const line of lines) {
        if (line.length > width) expect(line).toMatch(/^(?:\{[^{}]{0,12}\}[^ ,{]*|\{?[^ ,{]*),?$/)
      }
    }),
  )
})
