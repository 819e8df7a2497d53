import { expect, test } from 'vitest'
import {
  positionCounts,
  positionTriangle,
  type Selection,
  triangleSequence,
} from '../../src/index.ts'
import { SOLVED_EXAMPLES } from '../solved/examples.ts'

test.each(SOLVED_EXAMPLES)(
  'term n equals the number of P-positions, counted one by one: %s',
  (_, table) => {
    for (const by of ['largest', 'sum'] as const) {
      const expected = new Array<number>(table.box.max + 1).fill(0)
      table.box.forEach((position) => {
        const n = by === 'sum' ? position.reduce((a, b) => a + b, 0) : Math.max(...position)
        if (table.outcomeAt(position) === 'P' && n <= table.box.max) expected[n]!++
      })
      expect(positionCounts(table, by)).toMatchObject({ offset: 0, terms: expected })
    }
  },
)

test('Wythoff has one P-position with largest pile n if n is a larger coordinate, and otherwise none', () => {
  const [, wythoff] = SOLVED_EXAMPLES[3]!
  const sequence = positionCounts(wythoff, 'largest')
  expect(sequence.terms).toEqual([1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0])
  expect(sequence.name).toBe(
    'Number of P-positions (as multisets of piles) of WYTHOFF with largest pile n, normal play.',
  )
})

test('the name writes misère without its accent, and says how positions are counted', () => {
  expect(positionCounts(SOLVED_EXAMPLES[2]![1], 'sum').name).toContain(
    'sum of piles n, misere play',
  )
  expect(positionCounts(SOLVED_EXAMPLES[4]![1], 'sum').name).toContain('(as vectors)')
})

test.each(SOLVED_EXAMPLES)(
  'T(n,k) equals a count one by one, and the rows add up to the terms: %s',
  (_, table) => {
    const selections: Selection[] = [
      { kind: 'all' },
      { kind: 'outcome', outcome: 'N' },
      { kind: 'entry', entry: 1 },
    ]
    for (const selection of selections) {
      for (const by of ['largest', 'sum'] as const) {
        const counts = new Map<string, number>()
        table.box.forEach((position) => {
          const isMeant =
            selection.kind === 'all' ||
            (selection.kind === 'entry'
              ? table.at(position) === selection.entry
              : table.outcomeAt(position) === selection.outcome)
          const sum = position.reduce((a, b) => a + b, 0)
          const largest = Math.max(...position)
          const key = by === 'sum' ? `${sum} ${largest}` : `${largest} ${sum - largest}`
          if (isMeant) counts.set(key, (counts.get(key) ?? 0) + 1)
        })
        const triangle = positionTriangle(table, by, selection)
        expect(triangle.rows).toHaveLength(table.box.max + 1)
        triangle.rows.forEach((row, n) =>
          row.forEach((count, k) => expect(count).toBe(counts.get(`${n} ${k}`) ?? 0)),
        )
        const sums = triangle.rows.map((row) => row.reduce((a, b) => a + b, 0))
        expect(positionCounts(table, by, selection).terms).toEqual(sums)
        expect(triangleSequence(triangle).terms).toEqual(triangle.rows.flat())
      }
    }
  },
)
