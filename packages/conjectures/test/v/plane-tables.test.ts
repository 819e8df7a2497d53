import {
  orderedWythoffPlane,
  solveFlipFlop,
  wythoffPlane,
  wythoffPlaneByDefinition,
} from '@nim/bruteforce'
import { options, sortedBox, WYTHOFF } from '@nim/core/rules'
import {
  ALGORITHM_17_LAYOUTS,
  ALGORITHM_17_ROUNDS,
  algorithm17Step,
  exactArithmetic17,
  floatingArithmetic17,
} from '@nim/core/wythoff'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { algorithm17At } from '../../src/facts/wythoff/algorithm-17-at.ts'
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
import { orderedPartners } from '../../src/facts/wythoff/ordered-plane.ts'
import { partnerTable } from '../../src/facts/wythoff/partner-table.ts'
import { samePoints } from '../../src/facts/wythoff/same-points.ts'
import { winningOptionCounts } from '../../src/facts/wythoff/winning-option-counts.ts'

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

  it('finds the winning points of ordered pairs', () => {
    for (const max of [0, 1, 2, 3, 10, 35]) {
      const isP = orderedWythoffPlane(max)
      const partner = orderedPartners(max)
      for (let x = 0; x <= max; x++) {
        for (let y = 0; y <= max; y++) expect(partner[x] === y).toBe(isP(x, y))
      }
    }
  })

  it('counts the options that are among some points, no two of which share a number', () => {
    // also in misère play, whose points share no number either, and with points left out
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 22 }),
        fc.boolean(),
        fc.nat(4),
        (max, isMisere, out) => {
          const { points } = wythoffPlane(max, isMisere ? 'misere' : 'normal')
          const partner = partnerTable(
            points.filter((_, n) => n !== out),
            max,
          )
          const countRow = winningOptionCounts(partner, max)
          const counts = new Uint8Array(max + 1)
          for (let L = 0; L <= max; L++) {
            countRow(L, counts)
            for (let S = 0; S <= L; S++) {
              const among = options(WYTHOFF, [S, L]).filter(([x, y]) => partner[x!] === y)
              expect(counts[S]).toBe(among.length)
            }
          }
        },
      ),
    )
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
    const point = fc.tuple(fc.integer({ min: -1, max: 3 }), fc.integer({ min: -1, max: 3 }))
    const areSame = samePoints(2)
    const keys = (points: readonly (readonly number[])[]): string[] =>
      [...new Set(points.map((one) => one.toSorted((a, b) => a - b).join()))].sort()
    fc.assert(
      fc.property(fc.array(point, { maxLength: 4 }), fc.array(point, { maxLength: 4 }), (a, b) => {
        const isInside = [...a, ...b].every((one) => one.every((x) => x >= 0 && x <= 2))
        expect(areSame(a, b)).toBe(isInside && keys(a).join(' ') === keys(b).join(' '))
      }),
    )
    expect(areSame([[0, 1]], [[1, 0]])).toBe(true)
  })

  it('goes through the algorithm of section 17 as it is printed', () => {
    const max = 130
    const check = <T extends number | bigint>(
      arithmetic: Parameters<typeof algorithm17At<T>>[2],
      layout: Parameters<typeof algorithm17At<T>>[1],
      roundsBy: 'L' | 'm',
    ): void => {
      const at = algorithm17At(max, layout, arithmetic, roundsBy)
      sortedBox(2, max).forEach(([S = 0, L = 0]) => {
        const point = [arithmetic.of(S), arithmetic.of(L)] as const
        const { action, targets } = algorithm17Step(point, layout, arithmetic)
        at.pass(S, L)
        const found = [
          [at.x, at.y],
          [at.x, at.z],
        ].slice(0, at.targets)
        expect(found).toEqual(targets.map((target) => target.map(Number)))
        expect(at.hasNoValue).toBe(action === 'no-value')
      })
    }
    for (const layout of [...ALGORITHM_17_LAYOUTS, 'corrected'] as const) {
      for (const rounds of [...ALGORITHM_17_ROUNDS, 'corrected'] as const) {
        const roundsBy = rounds === 'corrected' ? 'L' : 'm'
        check(exactArithmetic17(rounds), layout, roundsBy)
        check(floatingArithmetic17(rounds), layout, roundsBy)
      }
    }
  })
})
