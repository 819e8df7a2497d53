import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fittedTable } from '../../src/index.ts'

const sorted = (words: readonly string[]) => [...words].sort((a, b) => a.localeCompare(b))

test('the last column is broken into lines below its head', () => {
  const rows = [
    ['A', 'one two three four five six'],
    ['BB', 'seven'],
  ]
  expect(fittedTable(['id', 'words'], rows, 24)).toBe(
    ['id  words', 'A   one two three four', '    five six', 'BB  seven'].join('\n'),
  )
})

test('no line is too wide, and no word is lost', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/)
  const row = fc.tuple(word, fc.array(word, { minLength: 1, maxLength: 30 }))
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const table = fittedTable(
        ['id', 'words'],
        rows.map(([id, words]) => [id, words.join(' ')]),
        40,
      )
      const lines = table.split('\n')
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(40)
      const printed = lines.slice(1).join(' ').split(/\s+/).filter(Boolean)
      expect(sorted(printed)).toEqual(sorted(rows.flatMap(([id, words]) => [id, ...words])))
    }),
  )
})

test('a row with a different number of cells causes an error', () => {
  expect(() => fittedTable(['a', 'b'], [['1']], 80)).toThrow(RangeError)
  expect(() => fittedTable([], [], 80)).toThrow(RangeError)
})
