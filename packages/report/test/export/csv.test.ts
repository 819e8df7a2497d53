import { expect, test } from 'vitest'
import { csv } from '../../src/index.ts'
import { rowsOf, SOLVED_EXAMPLES } from '../solved/examples.ts'
import { pieces } from './joined.ts'

test.each(SOLVED_EXAMPLES)('every row can be read back from the CSV: %s', (_, table) => {
  const text = pieces<string>((write) => csv(table, write)).join('')
  expect(text.endsWith('\n')).toBe(true)
  const [head, ...rows] = text
    .slice(0, -1)
    .split('\n')
    .map((line) => line.split(','))
  expect(head).toEqual([...Array.from({ length: table.box.piles }, (_, i) => `x${i + 1}`), 'value'])
  const read = rows.map((row) => ({
    piles: row.slice(0, -1).map(Number),
    entry: table.value === 'outcome' ? ['P', 'N'].indexOf(row.at(-1)!) : Number(row.at(-1)),
  }))
  expect(read).toEqual(rowsOf(table))
})

test('a small table gives exactly these bytes', () => {
  expect(pieces((write) => csv(SOLVED_EXAMPLES[1]![1], write))).toEqual([
    'x1,value\n0,P\n1,N\n2,P\n3,N\n4,P\n',
  ])
})
