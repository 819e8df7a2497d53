import { seededRandom } from '@nim/core/random'
import { parseRuleset, sorted } from '@nim/core/rules'
import { flipFlopOutcome } from '@nim/core/wythoff'
import { expect, test } from 'vitest'
import { IS_LONG } from '../../../../vitest.sample.ts'
import { PRESETS, THREE_PLAYERS } from '../../src/address/presets.ts'
import type { GameState, Way } from '../../src/tasks/play/game-state.ts'
import type { Standing } from '../../src/tasks/play/standing.ts'
import { standingOf } from '../../src/tasks/standing.ts'
import { chooseMove } from '../../src/views/play/choose-move.ts'
import { waysOf } from '../../src/views/play/record.ts'

const GAMES_EACH = IS_LONG ? 50 : 4
const PLAYED = [...PRESETS, THREE_PLAYERS].flatMap(({ game }) =>
  waysOf(parseRuleset(game)).map((way) => [game, way] as const),
)

test.each(PLAYED)(
  'optimal plays of %s, %s, end as the value of the first position states',
  (game, way) => {
    const ruleset = parseRuleset(game)
    const random = seededRandom(2026)
    for (let seed = 0; seed < GAMES_EACH; seed++) {
      const drawn = Array.from({ length: ruleset.piles }, () => Math.floor(random() * 8))
      const position = ruleset.kind === 'HNIM' ? drawn : sorted(drawn)
      const states: GameState[] = [{ position, flipped: false }]
      const first = standingAt(game, way, states[0]!)
      let now = first
      while (now.moves.length > 0) {
        const { to } = chooseMove(now, 'optimal', seed, states.length - 1)
        states.push(to)
        now = standingAt(game, way, to)
      }
      const moves = states.length - 1
      expect((moves + now.loser!) % first.players).toBe(first.loser)
      if (first.length !== null) expect(moves).toBe(first.length)
    }
  },
)

test('Flip-Flop has the winner of (56), in both readings', () => {
  for (const way of ['f1', 'f2'] as const) {
    for (const flipped of [false, true]) {
      for (let L = 0; L <= 8; L++) {
        for (let S = 0; S <= L; S++) {
          const { loser } = standingAt('WYTHOFF', way, { position: [S, L], flipped })
          const isP = flipFlopOutcome([S, L], flipped ? 'attrition' : 'normal') === 'P'
          expect(loser).toBe(isP ? 0 : 1)
        }
      }
    }
  }
})

test('the goal can change once, where (54) allows it', () => {
  const flips = (way: Way, position: readonly number[], flipped = false): number =>
    standingAt('WYTHOFF', way, { position, flipped }).moves.filter((move) => move.to.flipped).length
  expect(flips('f1', [5, 7])).toBe(16)
  expect(flips('f1', [5, 6])).toBe(0)
  expect(flips('f2', [5, 7])).toBe(0)
  // The only flip is the move to 5,7.
  expect(flips('f2', [5, 8])).toBe(1)
  expect(flips('normal', [5, 8])).toBe(0)
})

function standingAt(game: string, way: Way, state: GameState): Standing {
  return standingOf({ game, way, state, limit: 100_000 })
}
