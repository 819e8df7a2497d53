import { formatPosition, options, slowSetNim, sortedBox } from '@nim/core/rules'
import {
  acyclicDigraphs,
  digraphCount,
  leastHeightsAtTheEnd,
  pPositions,
  reductionByBisection,
  reductionByDefinition,
  visitMoves,
} from '@nim/core/setnim/definitions'
import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/setnim.json' with { type: 'json' }
import { DEFAULT_LIMITS } from '../../src/claim/claim.ts'
import { gridCells, gridColumns, typeSurvey } from '../../src/facts/setnim/position-grid.ts'
import { moveSets, parseMoveSet } from '../../src/facts/setnim/move-sets.ts'
import { seededRandom } from '../../src/facts/setnim/algorithm-tables.ts'
import { reduction, reductionInPlace } from '../../src/facts/setnim/reduction.ts'
import type { GameOnBox } from '../../src/facts/fact.ts'
import { gameOnBox } from '../../src/facts/game-on-box.ts'

function stacks(n: number, sizes: readonly number[], max: number): GameOnBox {
  return gameOnBox(slowSetNim(n, sizes), { kind: 'box', max }, DEFAULT_LIMITS)
}

describe('the values used by the judges', () => {
  it('include the reductions of the definition, for every A', () => {
    for (const n of [1, 2, 3, 4]) {
      for (const A of moveSets(n)) {
        const game = stacks(n, parseMoveSet(A), 5)
        const reductionOf = reduction.of(game)
        game.box.forEach((x, rank) => {
          expect(reductionOf(x, rank)).toEqual(reductionByDefinition(x, parseMoveSet(A)))
        })
      }
    }
  })

  it('include the reductions that bisection finds, for every k', () => {
    for (const n of [1, 2, 3, 4, 5]) {
      for (let k = 1; k <= n; k++) {
        const game = stacks(n, [k], 7)
        const reductionOf = reduction.of(game)
        game.box.forEach((x, rank) => {
          expect(reductionByBisection(x, k)).toEqual(reductionOf(x, rank))
        })
      }
    }
  })

  it('include reductions of stacks in any order, without moving a stack', () => {
    const inPlace = reductionInPlace.of(stacks(3, [2], 5))([0, 0, 0], 0)
    expect(inPlace([5, 1, 1])).toEqual([2, 1, 1])
    expect(inPlace([1, 5, 1])).toEqual([1, 2, 1])
  })

  it('include the moves of the rules, for every A', () => {
    for (const A of moveSets(4)) {
      const sizes = parseMoveSet(A)
      sortedBox(4, 3).forEach((x) => {
        const found: string[] = []
        visitMoves(x, sizes, (left) => {
          found.push(formatPosition(left))
          return true
        })
        const wanted = options(slowSetNim(4, sizes), x).map(formatPosition)
        expect(found.sort()).toEqual(wanted.sort())
      })
    }
  })

  it('include the least heights of (1,1,a), found by listing', () => {
    expect(leastHeightsAtTheEnd([1, 1, 7], [2])).toEqual([0, 0, 5])
  })

  it('include the grids of the golden vectors', () => {
    for (const { n, A, modulus, max, columns } of [
      ...golden.grids_all_but_one,
      ...golden.grids_all_but_one_or_all,
    ]) {
      const game = stacks(n, A, max)
      expect(gridColumns(gridCells(game, modulus), n, modulus)).toEqual(columns)
    }
  })

  it('include the counts of the golden vectors', () => {
    for (const { n, A, max, positions, P, reduced, reduced_P } of golden.counts) {
      const found = typeSurvey(stacks(n, A, max), [], 2)
      expect(found).toMatchObject({ positions, P, reduced, reducedP: reduced_P })
    }
  })
})

describe('graphs and random numbers', () => {
  it('the list of acyclic digraphs contains each of them once', () => {
    const seen = new Set<string>()
    for (const [M, Mplus] of acyclicDigraphs(3, 2)) seen.add(JSON.stringify([M, Mplus]))
    expect(seen.size).toBe(digraphCount(3, 2))
  })

  it('P-positions are those without a move to a P-position', () => {
    for (const [M] of acyclicDigraphs(4, 1)) {
      const P = pPositions(M!)
      M!.forEach((next, v) => expect((P >> v) & 1).toBe((next & P) === 0 ? 1 : 0))
    }
  })

  it('random numbers stay within their range and spread over it', () => {
    const random = seededRandom(7)
    const found = new Set(Array.from({ length: 1000 }, () => random.below(10)))
    expect([...found].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(random.below(10 ** 12)).toBeLessThan(10 ** 12)
  })
})
