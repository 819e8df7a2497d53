import { expect, test } from 'vitest'
import {
  NOTHING,
  readThings,
  type Things,
  thingsText,
  withMore,
  withTest,
} from '../src/data/my-things.ts'

const GAME = {
  name: 'a path',
  game: 'HNIM(3;{1,2},{2,3})',
  position: '1,2,3',
  play: 'normal',
} as const
const GUESS = {
  name: 'a guess',
  game: 'SN(3,{1,2})',
  play: 'misere',
  value: null,
  says: 'o = 0',
} as const
const THINGS: Things = { ...NOTHING, games: [GAME], conjectures: [GUESS] }

test('readThings reads an exported file back unchanged', () => {
  expect(readThings(thingsText(THINGS))).toEqual({ is: THINGS })
})

test('a copy is not added again, and another item with the same name gets a number', () => {
  expect(withMore(THINGS, THINGS)).toEqual(THINGS)
  const other = { ...GAME, position: '3,3,3' }
  expect(withMore(THINGS, { games: [other, other] }).games).toEqual([
    GAME,
    { ...other, name: 'a path (2)' },
  ])
})

test('more than 500 games are rejected', () => {
  const games = Array.from({ length: 501 }, (_, i) => ({ ...GAME, position: String(i) }))
  expect(() => withMore(NOTHING, { games })).toThrow('at most 500')
})

test('a result replaces the result of a smaller box, but an import contains no results', () => {
  const of = (max: number, verdict = 'holds'): Things =>
    withTest(withTest(THINGS, GUESS, { max: 8, verdict: 'holds', at: null }), GUESS, {
      max,
      verdict,
      at: null,
    })
  expect(of(16).conjectures[0]!.tested!.max).toBe(16)
  expect(of(4).conjectures[0]!.tested!.max).toBe(8)
  expect(of(4, 'refuted').conjectures[0]!.tested!.verdict).toBe('refuted')
  expect(readThings(thingsText(of(16)))).toEqual({ is: of(16) })
  expect(withMore(NOTHING, of(16)).conjectures).toEqual([GUESS])
  expect(withMore(of(16), THINGS)).toEqual(of(16))
})

test.each([
  ['', 'expected a JSON file'],
  ['[]', 'kind: '],
  [JSON.stringify({ ...THINGS, version: 2 }), 'version: '],
  [JSON.stringify({ ...THINGS, more: 1 }), 'more: '],
  [JSON.stringify({ ...THINGS, games: [{ ...GAME, name: ' ' }] }), 'games.0.name: '],
  [JSON.stringify({ ...THINGS, games: [{ ...GAME, moves: 'code' }] }), 'games.0.moves: '],
  [JSON.stringify({ ...THINGS, conjectures: [{ ...GUESS, play: 'x' }] }), 'conjectures.0.play: '],
  [
    JSON.stringify({ ...THINGS, conjectures: [{ ...GUESS, says: 'x'.repeat(30_000) }] }),
    'conjectures.0.says: ',
  ],
])('a file that does not match the schema is rejected in one line, number %#', (text, why) => {
  const read = readThings(text)
  expect(read).toHaveProperty('problem')
  expect((read as { problem: string }).problem).toContain(why)
  expect((read as { problem: string }).problem).not.toContain('\n')
})
