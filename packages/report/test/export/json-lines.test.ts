import { expect, test } from 'vitest'
import { jsonLines } from '../../src/index.ts'
import { rowsOf, SOLVED_EXAMPLES } from '../solved/examples.ts'
import { pieces } from './joined.ts'

test.each(SOLVED_EXAMPLES)('every line can be read back from the JSON Lines: %s', (_, table) => {
  const text = pieces<string>((write) => jsonLines(table, write)).join('')
  expect(text.endsWith('\n')).toBe(true)
  const read = text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
  const expected = rowsOf(table).map(({ piles, entry }) => ({
    piles,
    value: table.value === 'outcome' ? 'PN'[entry] : entry,
  }))
  expect(read).toEqual(expected)
})

test('a small table gives exactly these bytes', () => {
  const [, table] = SOLVED_EXAMPLES[6]!
  expect(pieces((write) => jsonLines(table, write))).toEqual(['{"piles":[0,0],"value":"P"}\n'])
})
