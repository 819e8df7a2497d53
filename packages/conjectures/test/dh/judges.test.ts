import { formatPosition, options, slowSetNim, sortedBox } from '@nim/core/rules'
import { reductionByDefinition } from '@nim/core/setnim'
import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/setnim.json' with { type: 'json' }
import { DEFAULT_LIMITS } from '../../src/claim/claim.ts'
import { acyclicDigraphs, digraphCount, pPositions } from '../../src/facts/setnim/digraphs.ts'
import { gridCells, gridColumns } from '../../src/judge/shapes/dh/grid-cells.ts'
import { reductionByBisection } from '../../src/facts/setnim/large-positions.ts'
import { leastHeightsAtTheEnd } from '../../src/facts/setnim/least-heights.ts'
import { moveSets, parseMoveSet } from '../../src/facts/setnim/move-sets.ts'
import { seededRandom } from '../../src/facts/setnim/seeded-random.ts'
import { solvedGame } from '../../src/facts/setnim/solved-game.ts'
import { visitMoves } from '../../src/facts/setnim/visit-moves.ts'

describe('what the judges know', () => {
  it('has the reductions of the definition, for every A', () => {
    for (const A of moveSets(3)) {
      const game = solvedGame(
        slowSetNim(3, parseMoveSet(A)),
        { kind: 'box', max: 5 },
        DEFAULT_LIMITS,
      )
      const ranks = game.reducedRanks()
      game.box.forEach((x, rank) => {
        expect(game.position(ranks[rank]!)).toEqual(reductionByDefinition(x, game.sizes))
      })
    }
  })

  it('has the reductions by bisection, for every k', () => {
    for (const n of [1, 2, 3, 4, 5]) {
      for (let k = 1; k <= n; k++) {
        const game = solvedGame(slowSetNim(n, [k]), { kind: 'box', max: 7 }, DEFAULT_LIMITS)
        const ranks = game.reducedRanks()
        game.box.forEach((x, rank) => {
          expect(reductionByBisection(x, k)).toEqual(game.position(ranks[rank]!))
        })
      }
    }
  })

  it('reduces stacks in any order, each in its place', () => {
    const game = solvedGame(slowSetNim(3, [2]), { kind: 'box', max: 5 }, DEFAULT_LIMITS)
    expect(game.reductionInPlace([5, 1, 1])).toEqual([2, 1, 1])
    expect(game.reductionInPlace([1, 5, 1])).toEqual([1, 2, 1])
  })

  it('has the moves that the rules have, for every A', () => {
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

  it('has the least heights of (1,1,a) by listing', () => {
    expect(leastHeightsAtTheEnd([1, 1, 7], [2])).toEqual([0, 0, 5])
  })

  it('has the grids of the vectors', () => {
    for (const { n, A, modulus, max, columns } of [
      ...golden.grids_all_but_one,
      ...golden.grids_all_but_one_or_all,
    ]) {
      const game = solvedGame(slowSetNim(n, A), { kind: 'box', max }, DEFAULT_LIMITS)
      expect(gridColumns(gridCells(game, modulus), n, modulus)).toEqual(columns)
    }
  })

  it('has the counts of the vectors', () => {
    for (const { n, A, max, positions, P, reduced, reduced_P } of golden.counts) {
      const game = solvedGame(slowSetNim(n, A), { kind: 'box', max }, DEFAULT_LIMITS)
      const outcomes = game.outcomes()
      const found = { positions: game.box.count, P: 0, reduced: 0, reduced_P: 0 }
      game.reducedRanks().forEach((red, rank) => {
        const isP = outcomes[rank] === 0
        if (isP) found.P++
        if (red === rank) found.reduced++
        if (red === rank && isP) found.reduced_P++
      })
      expect(found).toEqual({ positions, P, reduced, reduced_P })
    }
  })
})

describe('graphs and random numbers', () => {
  it('every acyclic digraph is listed once', () => {
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

  it('random numbers stay in range and spread', () => {
    const random = seededRandom(7)
    const found = new Set(Array.from({ length: 1000 }, () => random.below(10)))
    expect([...found].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(random.below(10 ** 12)).toBeLessThan(10 ** 12)
  })
})
