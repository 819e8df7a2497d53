import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markdownTable } from '../../src/index.ts'

test('numbers are right-aligned, words are left-aligned, and the source is aligned', () => {
  expect(
    markdownTable(
      ['claim', 'checked'],
      [
        ['GMMV-T2', '635376'],
        ['DH-C1', '81'],
      ],
    ),
  ).toBe(
    [
      '| claim   | checked |',
      '| ------- | ------: |',
      '| GMMV-T2 |  635376 |',
      '| DH-C1   |      81 |',
    ].join('\n'),
  )
})

test('short columns are padded, so that the separator row is valid', () => {
  expect(markdownTable(['n', 'A'], [['1', 'x']], ['left', 'right'])).toBe(
    ['| n   |   A |', '| --- | --: |', '| 1   |   x |'].join('\n'),
  )
})

test('pipes are escaped, escaped pipes are not changed, and line breaks become <br>', () => {
  const cells = ['|A|', '`a|b`', 'a\\|b', 'a\\\\|b', 'one\ntwo\r\nthree']
  const source = markdownTable(
    ['cell'],
    cells.map((cell) => [cell]),
  )
  const written = source.split('\n').slice(2)
  expect(written.map((line) => line.slice(2, -2).trimEnd())).toEqual([
    '\\|A\\|',
    '`a\\|b`',
    'a\\|b',
    'a\\\\\\|b',
    'one<br>two<br>three',
  ])
})

test('rows that do not fit the head, and tables without columns, cause errors', () => {
  expect(() => markdownTable(['a'], [['1', '2']])).toThrow(
    new RangeError('markdownTable: expected 1 cells in row 1, got 2'),
  )
  expect(() => markdownTable([], [])).toThrow(RangeError)
})

test('every row has as many cells as the head, whatever the cells contain', () => {
  const cell = fc.string({ unit: fc.constantFrom('|', '\\', 'a', ' ', '\n', '`'), maxLength: 8 })
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(rows, (table) => {
      const lines = markdownTable(['a', 'b', 'c'], table).split('\n')
      expect(lines).toHaveLength(table.length + 2)
      for (const line of lines) expect(unescapedPipes(line)).toBe(4)
    }),
  )
})

/** The number of pipes that separate cells in GitHub Flavored Markdown. */
function unescapedPipes(line: string): number {
  return line.replaceAll(/\\[\\|]/g, '').split('|').length - 1
}
