import { seededRandom } from '@nim/core/random'
import { options, parseRuleset, sorted, WYTHOFF } from '@nim/core/rules'
import { expect, test } from 'vitest'
import type { PlayMove, Standing } from '../../src/tasks/play/standing.ts'
import { standingOf } from '../../src/tasks/standing.ts'
import { queenOf, reachedBy } from '../../src/views/play/board-cells.ts'
import { chooseMove } from '../../src/views/play/choose-move.ts'
import { hintWords } from '../../src/views/play/hint-words.ts'
import { firstMistake, historyOf } from '../../src/views/play/history.ts'
import { takenMove } from '../../src/views/play/taken-move.ts'

const LIMIT = 100_000

function standingAt(game: string, position: readonly number[]): Standing {
  return standingOf({ game, way: 'normal', state: { position, flipped: false }, limit: LIMIT })
}

test('the computer repeats its moves for the same seed, and varies them for other seeds', () => {
  const standing = standingAt('WYTHOFF', [7, 11])
  const games = Array.from({ length: 40 }, (_, seed) => {
    const moves = [0, 1, 2].map((ply) => chooseMove(standing, 'careless', seed, ply))
    expect([0, 1, 2].map((ply) => chooseMove(standing, 'careless', seed, ply))).toEqual(moves)
    return JSON.stringify(moves)
  })
  expect(new Set(games).size).toBe(games.length)
})

test('a careless opponent can choose any move, and an optimal one only optimal moves', () => {
  const standing = standingAt('WYTHOFF', [7, 11])
  const seeds = Array.from({ length: 400 }, (_, seed) => seed)
  const chosen = (level: 'careless' | 'optimal'): Set<PlayMove> =>
    new Set(seeds.map((seed) => chooseMove(standing, level, seed, 0)))
  expect(chosen('careless').size).toBe(standing.moves.length)
  expect([...chosen('optimal')]).toEqual(standing.moves.slice(0, standing.optimal))
})

test('an opponent that errs makes mistakes at its rate, and the same ones for the same seed', () => {
  const standing = standingAt('WYTHOFF', [7, 11])
  const seeds = Array.from({ length: 2000 }, (_, seed) => seed)
  const mistakes = (rate: number): number =>
    seeds.filter((seed) => chooseMove(standing, 'errs', seed, 3, rate).loser === 0).length
  expect(mistakes(0)).toBe(0)
  expect(mistakes(100)).toBe(seeds.length)
  // The expected number of mistakes is 500 of 2,000, and five standard deviations are 97.
  expect(Math.abs(mistakes(25) - 500)).toBeLessThan(97)
  expect(chooseMove(standing, 'errs', 7, 3, 25)).toBe(chooseMove(standing, 'errs', 7, 3, 25))
})

test('hints count the winning moves by parities and sums, and then show a move', () => {
  const ruleset = parseRuleset('WYTHOFF')
  const won = hintWords(ruleset, [7, 11], standingAt('WYTHOFF', [7, 11]))!
  expect(won.parity).toBe(
    '2 piles are odd now. After a winning move the number of odd piles is 0 or 1.',
  )
  expect(won.sum).toBe('The sum is 18. After a winning move it is 11 or 16.')
  expect(won.move).toMatch(/^This move wins: take .*, to (?:4,7|6,10)\.$/)
  const lost = hintWords(ruleset, [4, 7], standingAt('WYTHOFF', [4, 7]))!
  expect(lost.parity).toContain('No move wins')
  expect(lost.move).toMatch(/^This move resists longest: /)
  expect(hintWords(ruleset, [0, 0], standingAt('WYTHOFF', [0, 0]))).toBeNull()
})

test('without known values the opponent can choose any move, but a move that wins has priority', () => {
  const move = (loser: number | null): PlayMove => ({
    to: { position: [0], flipped: false },
    loser,
    length: null,
    isGmMove: false,
  })
  const moves = [move(1), move(null), move(0)]
  expect(chooseMove({ moves, optimal: 0 }, 'optimal', 5, 5)).toBe(moves[0])
  expect(chooseMove({ moves: moves.slice(1), optimal: 0 }, 'optimal', 5, 5)).toBe(moves[1])
})

test('the first mistake is the first move that gives up a win', () => {
  // The outcomes are N at 7,11, P at 4,7, N at 4,6, N at 4,4, and P at 0,0.
  const positions = [
    [7, 11],
    [4, 7],
    [4, 6],
    [4, 4],
    [0, 0],
  ]
  const states = positions.map((position) => ({ position, flipped: false }))
  const history = historyOf(
    states,
    positions.map((x) => standingAt('WYTHOFF', x)),
  )
  expect(history.illegal).toBeNull()
  expect(history.reached.map(({ loser }) => loser)).toEqual([1, 1, 1, 0, 0])
  expect(history.reached.map(({ isMistake }) => isMistake)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ])
  expect(firstMistake(history, 1)).toBeNull()
  expect(firstMistake(history, 0)).toBe(2)
})

test('the history names an illegal move, and ends before it', () => {
  const positions = [
    [7, 11],
    [4, 7],
    [1, 1],
    [0, 0],
  ]
  const states = positions.map((position) => ({ position, flipped: false }))
  const history = historyOf(
    states,
    positions.map((x) => standingAt('WYTHOFF', x)),
  )
  expect(history.illegal).toBe(2)
  expect(history.reached).toHaveLength(2)
})

test('the queen can move to the squares of the options, and to no others', () => {
  for (let L = 0; L <= 12; L++) {
    for (let S = 0; S <= L; S++) {
      const queen = queenOf([S, L])
      const reached = new Set<string>()
      for (let column = 0; column <= L; column++) {
        for (let row = 0; row <= S; row++) {
          const to = reachedBy(queen, { column, row })
          if (to !== null) reached.add(to.join())
        }
      }
      expect(reached).toEqual(new Set(options(WYTHOFF, [S, L]).map((to) => to.join())))
    }
  }
})

test.each([
  'NIM(3,2)',
  'SN(4,{1,3})',
  'MOORE(3,2)',
  'SUB(3;1,3)',
  'WYTHOFF',
  'HNIM(3;{1,2},{3})',
  'GM(3,3)',
])('takenMove accepts exactly the moves of the rules: %s', (game) => {
  const ruleset = parseRuleset(game)
  const random = seededRandom(18)
  const pile = (): number => Math.floor(random() * 5)
  for (let i = 0; i < 200; i++) {
    const drawn = Array.from({ length: ruleset.piles }, pile)
    const from = ruleset.kind === 'HNIM' ? drawn : sorted(drawn)
    const left = from.map((stones) => Math.max(0, stones - Math.floor(random() * 3)))
    const legal = options(ruleset, from).map((position) => ({ position, flipped: false }))
    const read = takenMove(ruleset, from, { position: left, flipped: false }, legal)
    expect('is' in read, `${from.join()} to ${left.join()}`).toBe(isMove(game, from, left))
  }
})

/** For each game, the rule that the numbers of stones taken from the piles must satisfy. */
const RULES: Readonly<Record<string, (taken: readonly number[]) => boolean>> = {
  'NIM(3,2)': (taken) => isByOne(taken) && lowered(taken) === 2,
  'GM(3,3)': (taken) => isByOne(taken) && lowered(taken) === 2,
  'SN(4,{1,3})': (taken) => isByOne(taken) && [1, 3].includes(lowered(taken)),
  'MOORE(3,2)': (taken) => [1, 2].includes(lowered(taken)),
  'SUB(3;1,3)': (taken) => lowered(taken) === 1 && [1, 3].includes(Math.max(...taken)),
  WYTHOFF: (taken) => lowered(taken) === 1 || (lowered(taken) === 2 && taken[0] === taken[1]),
}

const lowered = (taken: readonly number[]): number => taken.filter((stones) => stones > 0).length
const isByOne = (taken: readonly number[]): boolean => taken.every((stones) => stones <= 1)

function isMove(name: string, from: readonly number[], left: readonly number[]): boolean {
  const taken = from.map((stones, i) => stones - left[i]!)
  const rule = RULES[name] ?? (() => ['1,1,0', '0,0,1'].includes(taken.join()))
  return rule(taken)
}
