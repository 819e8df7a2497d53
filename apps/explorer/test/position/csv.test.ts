import { parseRuleset } from '@nim/core/rules'
import { expect, test } from 'vitest'
import { csvOf } from '../../src/parts/csv.ts'
import { analysePosition } from '../../src/tasks/analyse.ts'
import { movesCsv } from '../../src/views/position/moves-csv.ts'

test('csvOf quotes the fields that need quotes', () => {
  expect(
    csvOf([
      ['a,b', 'say "x"', 3],
      ['', 'two\nlines'],
    ]),
  ).toBe('"a,b","say ""x""",3\r\n,"two\nlines"\r\n')
})

test('movesCsv writes a position and its moves, with the optimal moves first', () => {
  const given = { game: 'NIM(3,2)', play: 'normal', position: [1, 2, 2], limit: 1000 } as const
  const place = { ruleset: parseRuleset('NIM(3,2)'), play: 'normal', position: [1, 2, 2] } as const
  expect(movesCsv(place, analysePosition(given).analysis).split('\r\n')).toEqual([
    'position,taken,outcome,remoteness,grundy,optimal',
    '"1,2,2",,P,2,0,',
    '"1,1,1",1 from piles 2 3,N,1,1,yes',
    '"0,1,2",1 from piles 1 2,N,1,1,yes',
    '',
  ])
})
