import { solveFlipFlop, wythoffPlaneByDefinition } from '@nim/bruteforce'
import { sortedBox } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { casesOf } from '../../src/claim/parameter.ts'
import {
  FLIP_CONDITIONS,
  FLIP_FLOP_PARAMETERS,
  type FlipFlopCase,
  flipFlopRules,
} from '../../src/facts/wythoff/flip-flop-cases.ts'
import { flipFlopRows } from '../../src/facts/wythoff/flip-flop-rows.ts'
import { isMove, moveTypes } from '../../src/facts/wythoff/legal-move.ts'
import { lostRows } from '../../src/facts/wythoff/lost-rows.ts'
import { samePoints } from '../../src/facts/wythoff/same-points.ts'

describe('what the rows of the plane are judged with', () => {
  it('finds the lost points by the definition of either play', () => {
    for (const play of ['normal', 'misere'] as const) {
      const plane = wythoffPlaneByDefinition(40, play)
      const lostInRow = lostRows(40, play === 'normal')
      const lost = new Uint8Array(41)
      for (let L = 0; L <= 40; L++) {
        lostInRow(L, lost)
        for (let S = 0; S <= L; S++) expect(lost[S] === 1).toBe(plane.isP(S, L))
      }
    }
  })

  it('searches Flip-Flop in all readings, for all flips left', () => {
    for (const parameters of casesOf(FLIP_FLOP_PARAMETERS, {}) as FlipFlopCase[]) {
      const rules = flipFlopRules(parameters, FLIP_CONDITIONS[parameters.condition]!)
      const table = solveFlipFlop(14, rules)
      const search = flipFlopRows(14, rules, table.levels)
      const lost = new Uint8Array(15)
      for (let L = 0; L <= 14; L++) {
        search(L, lost)
        for (let S = 0; S <= L; S++) {
          const states = table.levels.map(
            (_, level) =>
              (table.isP(S, L, 'normal', level) ? 1 << (2 * level) : 0) +
              (table.isP(S, L, 'attrition', level) ? 2 << (2 * level) : 0),
          )
          expect(lost[S]).toBe(states.reduce((a, b) => a + b, 0))
        }
      }
    }
  })

  it('knows legal moves without listing their types', () => {
    const coordinates = [-2, -1, 0, 1, 2, 3, 4, 5, 6, Number.NaN]
    sortedBox(2, 5).forEach(([S = 0, L = 0]) => {
      for (const x of coordinates) {
        for (const y of coordinates) {
          expect(isMove(S, L, x, y)).toBe(moveTypes([S, L], [x, y]).length > 0)
        }
      }
    })
  })

  it('compares lists of points in any order', () => {
    expect(
      samePoints(
        [
          [0, 1],
          [2, 2],
        ],
        [
          [2, 2],
          [1, 0],
          [0, 1],
        ],
      ),
    ).toBe(true)
    expect(samePoints([[0, 1]], [[1, 1]])).toBe(false)
    expect(samePoints([[0, 1]], [])).toBe(false)
    expect(samePoints([], [[0, 1]])).toBe(false)
  })
})
