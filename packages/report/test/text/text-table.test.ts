import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textTable } from '../../src/index.ts'

test('numbers are right-aligned, words are left-aligned, columns are two blanks apart, and no line ends in a blank', () => {
  const rows = [
    ['GMMV-T2', '635376', 'holds', '0.5%'],
    ['DH-C1', '81', 'refuted', '-'],
    ['V-T4', '', '', '12%'],
  ]
  expect(textTable(['claim', 'checked', 'verdict', 'share'], rows)).toBe(
    [
      'claim    checked  verdict  share',
      'GMMV-T2   635376  holds     0.5%',
      'DH-C1         81  refuted      -',
      'V-T4                         12%',
    ].join('\n'),
  )
})

test('a column has the requested alignment', () => {
  expect(
    textTable(
      ['a', 'b'],
      [
        ['1', 'x'],
        ['22', 'yy'],
      ],
      ['left', 'right'],
    ),
  ).toBe(['a    b', '1    x', '22  yy'].join('\n'))
})

test('positions are aligned as words, not as numbers', () => {
  expect(textTable(['x'], [['3,5,5,7'], ['0']])).toBe(['x', '3,5,5,7', '0'].join('\n'))
})

test('a head without rows gives one line', () => {
  expect(textTable(['value', 'positions'], [])).toBe('value  positions')
})

test('a cell can have several lines', () => {
  expect(
    textTable(
      ['n', 'note'],
      [
        ['1', 'one\ntwo'],
        ['2', 'x'],
      ],
    ),
  ).toBe(['n  note', '1  one', '   two', '2  x'].join('\n'))
})

test('letters outside ASCII do not affect the alignment', () => {
  expect(
    textTable(
      ['x', 'play'],
      [
        ['x₁ ≤ xₙ', 'misère'],
        ['1', 'normal'],
      ],
    ),
  ).toBe(['x        play', 'x₁ ≤ xₙ  misère', '1        normal'].join('\n'))
})

test('the table contains no colour codes and no line-drawing characters', () => {
  const table = textTable(['a', 'b'], [['1', 'x']])
  expect(table).toMatch(/^[\nab1x ]*$/)
})

test('rows and alignments that do not fit the head cause errors', () => {
  expect(() => textTable(['a', 'b'], [['1', '2'], ['1']])).toThrow(
    new RangeError('textTable: expected 2 cells in row 2, got 1'),
  )
  expect(() => textTable(['a', 'b'], [], ['left'])).toThrow(
    new RangeError('textTable: expected 2 alignments, got 1'),
  )
})

test('every cell can be read back from the offsets of its column', () => {
  const cell = fc.stringMatching(/^[a-z0-9.,{}()|-]{1,9}$/)
  const tables = fc
    .integer({ min: 1, max: 5 })
    .chain((columns) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 2 }),
    )
  fc.assert(
    fc.property(tables, ([head, ...rows]) => {
      const lines = textTable(head!, rows).split('\n')
      const split = lines.map((line) => line.trim().split(/ {2,}/))
      expect(split).toEqual([head, ...rows])
      expect(lines.every((line) => line === line.trimEnd())).toBe(true)
    }),
  )
})
