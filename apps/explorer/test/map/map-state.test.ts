import { parseRuleset } from '@nim/core/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAddress } from '../../src/address/address.ts'
import {
  cellsOf,
  LARGEST_MODULUS,
  mapAddress,
  type MapState,
  readMap,
  readMapGame,
  readMax,
  withMax,
} from '../../src/views/map/map-state.ts'

const GAMES = ['NIM(3,2)', 'NIM(5,2)', 'SN(6,{4,5,6})', 'WYTHOFF', 'HNIM(3;{1,2},{3})'] as const

function stateAt(hash: string): ReturnType<typeof readMap> {
  const at = parseAddress(hash)
  const game = readMapGame(at)
  if ('problem' in game) throw new Error(game.problem)
  return readMap(...game.is, at)
}

test('readMap reads the address of every state back unchanged', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...GAMES),
      fc.record({
        play: fc.constantFrom('normal', 'misere'),
        max: fc.integer({ min: 1, max: 30 }),
        modulus: fc.integer({ min: 1, max: LARGEST_MODULUS }),
        positions: fc.constantFrom('reduced', 'all'),
        value: fc.constantFrom('outcome', 'remoteness', 'grundy'),
      }),
      fc.string(),
      fc.nat(),
      (game, { play, ...chosen }, says, seed) => {
        const { state: first } = stateAt(`#/map/${game}`)
        const fixed = first.fixed.map((_, i) => (seed >> i) % (chosen.max + 1))
        const isGrid =
          'max' in chosen && seed % 2 === 0 && game !== 'WYTHOFF' && !game.startsWith('H')
        const state = {
          ...first,
          play,
          ...(isGrid
            ? {
                show: 'grid',
                max: chosen.max,
                modulus: chosen.modulus,
                positions: chosen.positions,
              }
            : { max: chosen.max, value: chosen.value, fixed, says: says.trim() }),
        } as MapState
        const { state: read, problems } = stateAt(mapAddress(state))
        expect(problems).toEqual([])
        const expected = isGrid ? { ...state, fixed: read.fixed } : state
        expect(read).toEqual(expected)
      },
    ),
  )
})

test('an invalid part of an address is named, and replaced by its default', () => {
  const bad =
    '#/map/NIM(3,2)?show=grod&max=1e9&mod=0&value=<b>&vary=2,1&fixed=99&positions=some&play=normal'
  const { state, problems } = stateAt(bad)
  expect(state).toEqual(stateAt('#/map/NIM(3,2)').state)
  expect(problems.map((line) => line.split(':')[0])).toEqual([
    'max',
    'show',
    'mod',
    'positions',
    'value',
    'vary',
    'fixed',
  ])
})

test.each(['NIM(3,', 'GM(3,3)', '<img src=x>', 'NIM(0,0)', 'x'.repeat(10_000)])(
  'there is no map of %s',
  (game) => {
    expect(readMapGame(parseAddress(`#/map/${encodeURIComponent(game)}`))).toHaveProperty('problem')
  },
)

test('only slow games that do not distinguish their piles have a grid', () => {
  const { state, problems } = stateAt('#/map/WYTHOFF?show=grid')
  expect(state.show).toBe('slice')
  expect(problems).toHaveLength(1)
})

test('a box has at most 20 million positions, and the message names the largest possible box', () => {
  const game = parseRuleset('NIM(3,2)')
  expect(readMax(game, '491')).toEqual({ is: 491 })
  const read = readMax(game, '500')
  expect('problem' in read && read.problem).toMatch(/21084251 positions; expected at most 491,/)
})

test('fixed piles stay inside a smaller box', () => {
  const smaller = withMax(stateAt('#/map/NIM(4,2)?fixed=9,20').state, 10)
  expect(smaller.fixed).toEqual([9, 10])
})

test('a slice contains and marks the position of the address', () => {
  for (const [game, position, cells] of [
    ['NIM(4,3)', '3,3,4,6', ['4,6', '6,4']],
    ['NIM(3,2)', '2,5,5', ['5,5']],
    ['HNIM(3;{1,2},{3})', '7,1,2', ['7,1']],
    ['WYTHOFF', '30,40', ['30,40', '40,30']],
  ] as const) {
    const { state, problems } = stateAt(`#/map/${game}/${position}`)
    expect(problems).toEqual([])
    expect(cellsOf(state, state.position!).map(({ x, y }) => `${x},${y}`)).toEqual(cells)
    expect(mapAddress(state)).toBe(
      `#/map/${game.replace('{1,2},{3}', '{3},{1,2}')}/${position}?show=slice`,
    )
  }
  const { state } = stateAt('#/map/NIM(3,2)/2,5,5?fixed=3')
  expect(cellsOf(state, state.position!)).toEqual([])
})
