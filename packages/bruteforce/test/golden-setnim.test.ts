import {
  boxCount,
  exactSlowNim,
  options,
  type Position,
  type Ruleset,
  slowSetNim,
} from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import golden from '../../../golden/setnim.json' with { type: 'json' }
import { reductionTable, solvePosition } from '../src/index.ts'
import { type Solver, SOLVERS } from './oracles/solvers.ts'

function sum(x: Position): number {
  return x.reduce((a, b) => a + b, 0)
}

function odd(x: Position): number {
  return x.filter((pile) => pile % 2 === 1).length
}

function pList(solve: Solver['solve'], ruleset: Ruleset, max: number): number[][] {
  const { box, values } = solve(ruleset, { max }, { value: 'outcome' })
  const found: number[][] = []
  box.forEach((x, rank) => {
    if (values[rank] === 0) found.push([...x])
  })
  return found
}

function inOrder(positions: readonly Position[]): string[] {
  return positions.map((x) => x.join()).toSorted()
}

/** red(x), read from the reduction table of the smallest box that contains x. */
function reductionOf(ruleset: Ruleset, x: Position): number[] {
  const { box, reducedAt } = reductionTable(ruleset, { max: x.at(-1)! })
  return reducedAt(box.rank(x))
}

/** Pairs the entry with each solver that can solve its game. */
function bySolvers<T extends { readonly n: number }>(
  entry: T,
): (T & Pick<Solver, 'name' | 'solve'>)[] {
  return SOLVERS.filter(({ takes }) => takes(entry.n)).map(({ name, solve }) => ({
    ...entry,
    name,
    solve,
  }))
}

describe('counts of P-positions and reduced positions', () => {
  for (const { n, A, max, name, solve, ...entry } of golden.counts.flatMap(bySolvers)) {
    it(`agree for SN(${n},{${A.join()}}) up to ${max}, by ${name}`, () => {
      const ruleset = slowSetNim(n, A)
      const { values, box } = solve(ruleset, { max }, { value: 'outcome' })
      const { isReducedRank } = reductionTable(ruleset, { max })
      let p = 0
      let reduced = 0
      let reducedP = 0
      for (let rank = 0; rank < box.count; rank++) {
        if (values[rank] === 0) p++
        if (!isReducedRank(rank)) continue
        reduced++
        if (values[rank] === 0) reducedP++
      }
      expect({ positions: box.count, P: p, reduced, reduced_P: reducedP }).toEqual(entry)
    })
  }
})

describe('lists of P-positions', () => {
  for (const { n, A, max, count, P, name, solve } of golden.P_lists.flatMap(bySolvers)) {
    it(`agree for SN(${n},{${A.join()}}) up to ${max}, by ${name}`, () => {
      expect(inOrder(pList(solve, slowSetNim(n, A), max))).toEqual(inOrder(P))
      expect(P.length).toBe(count)
    })
  }
})

describe('reductions', () => {
  for (const { n, k, max, positions, unreduced, pairs } of golden.reductions) {
    it(`agree for SN(${n},{${k}}) up to ${max}`, () => {
      const { box, reducedAt } = reductionTable(exactSlowNim(n, k), { max })
      const expected = new Map(pairs.map(([x, red]) => [x!.join(), red!]))
      expect(box.count).toBe(positions)
      expect(expected.size).toBe(unreduced)
      box.forEach((x, rank) => {
        expect(reducedAt(rank)).toEqual(expected.get(x.join()) ?? x)
      })
    })
  }

  for (const { n, k, x, reduction } of golden.reductions_single) {
    if (boxCount(n, x.at(-1)!, true) > 200_000n) continue
    it(`are ${reduction.join()} at ${x.join()} for k = ${k}`, () => {
      expect(reductionOf(exactSlowNim(n, k), x)).toEqual(reduction)
    })
  }
})

/**
 * The entry in column o and row r is the outcome of the reduced positions with o odd piles and sum
 * ≡ r.
 */
function positionGrid(
  solve: Solver['solve'],
  ruleset: Ruleset,
  max: number,
  modulus: number,
): string[] {
  const { box, values } = solve(ruleset, { max }, { value: 'outcome' })
  const { isReducedRank } = reductionTable(ruleset, { max })
  const grid = Array.from({ length: ruleset.piles + 1 }, (_, o) =>
    Array.from<unknown, string>({ length: modulus }, (__, r) => (o % 2 === r % 2 ? '?' : '.')),
  )
  box.forEach((x, rank) => {
    if (!isReducedRank(rank)) return
    const column = grid[odd(x)]!
    const r = sum(x) % modulus
    const outcome = values[rank] === 0 ? 'P' : 'N'
    column[r] = column[r] === '?' || column[r] === outcome ? outcome : 'M'
  })
  return grid.map((column) => column.join(''))
}

describe('position grids', () => {
  for (const { n, A, modulus, max, columns, name, solve } of [
    ...golden.grids_all_but_one,
    ...golden.grids_all_but_one_or_all,
  ].flatMap(bySolvers)) {
    it(`agree for SN(${n},{${A.join()}}), by ${name}`, () => {
      expect(positionGrid(solve, slowSetNim(n, A), max, modulus)).toEqual(columns)
    })
  }
})

describe('single positions', () => {
  for (const entry of golden.positions) {
    it(`agree at ${entry.x.join()} of SN(${entry.n},{${entry.A.join()}})`, () => {
      const ruleset = slowSetNim(entry.n, entry.A)
      const k = Math.min(...entry.A)
      const solved = solvePosition(ruleset, entry.x)!
      const winning = solved.options.filter(({ outcome }) => outcome === 'P')
      const reduction = reductionOf(ruleset, entry.x)
      expect({
        n: entry.n,
        A: entry.A,
        x: solved.position,
        sum: sum(entry.x),
        o: odd(entry.x),
        nirb: Math.floor(sum(entry.x) / k),
        is_reduced: sum(reduction) === sum(entry.x),
        reduction,
        reduction_o: odd(reduction),
        reduction_r: sum(reduction) % (2 * k),
        outcome: solved.outcome,
        options_distinct: solved.options.length,
        winning_options: inOrder(winning.map(({ position }) => position)),
      }).toEqual({ ...entry, winning_options: inOrder(entry.winning_options) })
    })
  }
})

describe('example 4', () => {
  const { n, A, start, positions, edges } = golden.example4_tree
  const ruleset = slowSetNim(n, A)

  /** The positions that `next` reaches from a start, and the moves between them. */
  function graph(from: Position, next: (x: Position) => readonly Position[]) {
    const nodes = new Map([[from.join(), from]])
    const arrows = new Set<string>()
    for (const x of nodes.values()) {
      for (const y of next(x)) {
        nodes.set(y.join(), y)
        arrows.add(`${x.join()} -> ${y.join()}`)
      }
    }
    return { nodes: [...nodes.keys()].toSorted(), arrows: [...arrows].toSorted() }
  }

  function arrowsOf(some: readonly { from: number[]; to: number[] }[]): string[] {
    return some.map(({ from, to }) => `${from.join()} -> ${to.join()}`).toSorted()
  }

  it('has this game tree', () => {
    const { nodes, arrows } = graph(start, (x) => options(ruleset, x))
    expect(nodes).toEqual(inOrder(positions.map(({ x }) => x)))
    expect(arrows).toEqual(arrowsOf(edges))
  })

  it('has these reductions and outcomes', () => {
    for (const { x, reduction, outcome } of positions) {
      expect(reductionOf(ruleset, x)).toEqual(reduction)
      expect(solvePosition(ruleset, x)!.outcome).toBe(outcome)
    }
  })

  it('has this playable game graph', () => {
    const { nodes, arrows } = graph(reductionOf(ruleset, start), (x) =>
      options(ruleset, x).map((y) => reductionOf(ruleset, y)),
    )
    expect(nodes).toEqual(inOrder(golden.example4_playable_graph.nodes))
    expect(arrows).toEqual(arrowsOf(golden.example4_playable_graph.edges))
  })
})
