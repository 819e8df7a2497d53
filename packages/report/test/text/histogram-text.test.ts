import { solve } from '@nim/bruteforce'
import { exactSlowNim, slowSetNim } from '@nim/core/rules'
import { expect, test } from 'vitest'
import golden from '../../../../golden/setnim.json' with { type: 'json' }
import { histogramText } from '../../src/index.ts'
import { rowsOf, SOLVED_EXAMPLES } from '../solved/examples.ts'

test('outcomes are counted under their letters', () => {
  const { n, A, max, count } = golden.P_lists[0]!
  expect(count).toBe(17)
  expect(histogramText(solve(slowSetNim(n, A), { max }, { value: 'outcome' }))).toBe(
    [
      'outcome  positions  percent',
      'P               17    48.57',
      'N               18    51.43',
    ].join('\n'),
  )
})

test('numbers are listed in ascending order', () => {
  // In NIM(1,1), every play from a pile of x has x moves.
  const table = solve(exactSlowNim(1, 1), { max: 11 }, { value: 'remoteness' })
  const lines = histogramText(table).split('\n')
  expect(lines[0]).toBe('remoteness  positions  percent')
  expect(lines[1]).toBe('         0          1     8.33')
  expect(lines.slice(1).map((line) => Number(line.slice(0, 10)))).toEqual(
    [...lines.keys()].slice(0, -1),
  )
})

test.each(SOLVED_EXAMPLES)('each position is counted once, with its value: %s', (_, table) => {
  const entries = rowsOf(table).map(({ entry }) => entry)
  const [head, ...rows] = histogramText(table)
    .split('\n')
    .map((line) => line.trim().split(/ +/))
  expect(head).toEqual([table.value, 'positions', 'percent'])
  const values = [...new Set(entries)].sort((a, b) => a - b)
  expect(rows).toEqual(
    values.map((value) => {
      const count = entries.filter((entry) => entry === value).length
      const name = table.value === 'outcome' ? 'PN'[value] : String(value)
      return [name, String(count), ((100 * count) / entries.length).toFixed(2)]
    }),
  )
})

test('only the first 1,000 values are listed, and a line says so', () => {
  const lines = histogramText(
    solve(slowSetNim(1, [1]), { max: 1500 }, { value: 'remoteness' }),
  ).split('\n')
  expect(lines.at(-2)).toMatch(/^ +999 +1 +0\.07$/)
  expect(lines.at(-1)).toBe('(the first 1000 of 1501 values)')
})
