import { expect, test } from 'vitest'
import { type AtlasRow, gameAt, narrowAtlas } from '../src/views/atlas/atlas-rows.ts'
import { caseTree } from '../src/views/atlas/game-data.ts'

const row = (game: string, more: Partial<AtlasRow> = {}): AtlasRow => ({
  game,
  play: 'normal',
  status: 'proved',
  file: 'sn-2-normal/x',
  piles: 2,
  known: [],
  ...more,
})
const ROWS = [
  row('SN(2,{1})', { known: ['GMMV-F4'] }),
  row('SN(2,{1})', { play: 'misere', status: 'candidate' }),
  row('HNIM(3;{1},{2,3})', { piles: 3 }),
]

test('words and filters narrow the list of games', () => {
  const games = (settings: Record<string, string>): string[] =>
    narrowAtlas(ROWS, settings).rows.map(({ game, play }) => `${game} ${play}`)
  expect(games({ q: 'gmmv-f4' })).toEqual(['SN(2,{1}) normal'])
  expect(games({ q: 'misère' })).toEqual(['SN(2,{1}) misere'])
  expect(games({ family: 'HNIM' })).toEqual(['HNIM(3;{1},{2,3}) normal'])
  expect(games({ status: 'proved', known: 'no' })).toEqual(['HNIM(3;{1},{2,3}) normal'])
  expect(games({ known: 'not described' })).toEqual(['SN(2,{1}) misere'])
})

test('the name and the play select a game, together with its row for the other play', () => {
  expect(gameAt(ROWS, 'sn(2, {1})', 'misere')).toEqual({ row: ROWS[1], other: ROWS[0] })
  expect(gameAt(ROWS, 'HNIM(3;{1},{2,3})', undefined)).toEqual({ row: ROWS[2], other: null })
  expect(gameAt(ROWS, 'HNIM(3;{1},{2,3})', 'misere')).toBeNull()
  expect(gameAt(ROWS, '../secret', undefined)).toBeNull()
})

test('caseTree nests cases as the depths of their lines state', () => {
  const leaf = { lead: 'P', inner: [] }
  expect(
    caseTree({
      words: ['a', 'b', 'P'],
      lines: [
        [0, 0],
        [1, 1, 2],
        [1, 0, 2],
        [0, 1, 2],
      ],
    }),
  ).toEqual([
    {
      condition: 'a',
      lead: null,
      inner: [
        { condition: 'b', ...leaf },
        { condition: 'a', ...leaf },
      ],
    },
    { condition: 'b', ...leaf },
  ])
  // A case can be at most one level below the case before it.
  expect(caseTree({ words: ['a', 'P'], lines: [[5, 0, 1]] })).toEqual([{ condition: 'a', ...leaf }])
})
