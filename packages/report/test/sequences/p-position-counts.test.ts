import { expect, test } from 'vitest'
import { pPositionCounts } from '../../src/index.ts'
import { SOLVED_EXAMPLES } from '../solved/examples.ts'

test.each(SOLVED_EXAMPLES)(
  'term n counts the P-positions of the box one by one: %s',
  (_, table) => {
    for (const by of ['largest', 'sum'] as const) {
      const expected = new Array<number>(table.box.max + 1).fill(0)
      table.box.forEach((position) => {
        const n = by === 'sum' ? position.reduce((a, b) => a + b, 0) : Math.max(...position)
        if (table.outcomeAt(position) === 'P' && n <= table.box.max) expected[n]!++
      })
      expect(pPositionCounts(table, by)).toMatchObject({ offset: 0, terms: expected })
    }
  },
)

test('Wythoff has one P-position of each largest pile that is a larger coordinate', () => {
  const [, wythoff] = SOLVED_EXAMPLES[3]!
  const sequence = pPositionCounts(wythoff, 'largest')
  expect(sequence.terms).toEqual([1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0])
  expect(sequence.name).toBe(
    'Number of P-positions (as multisets of piles) of WYTHOFF with largest pile n, normal play.',
  )
})

test('the name says misère without an accent, and how positions are counted', () => {
  expect(pPositionCounts(SOLVED_EXAMPLES[2]![1], 'sum').name).toContain(
    'sum of piles n, misere play',
  )
  expect(pPositionCounts(SOLVED_EXAMPLES[4]![1], 'sum').name).toContain('(as vectors)')
})
