import { exactSlowNim, type Position, type Ruleset } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import golden from '../../../golden/remoteness.json' with { type: 'json' }
import { solvePosition, type Table } from '../src/index.ts'
import { orbitSize } from './oracles/orbit-size.ts'
import { type Solver, SOLVERS } from './oracles/solvers.ts'

interface Entry {
  readonly id: string
  readonly kind: string
  readonly n: number
  readonly k: number
}

interface PCount extends Entry {
  readonly max: number
  readonly positions_sorted: number
  readonly p_sorted: number
  readonly p_ordered: number
  readonly p_sorted_by_residue: readonly number[]
  readonly p_ordered_by_residue: readonly number[]
  readonly misere_p_sorted: number
  readonly misere_p_ordered: number
  readonly sg_histogram_sorted: Readonly<Record<string, number>>
}

interface Values extends Entry {
  readonly position: Position
  readonly remoteness: number
  readonly sg: number
  readonly outcome: string
  readonly misere_outcome: string
}

interface CriticalCount extends Entry {
  readonly max: number
  readonly m_from: number
  readonly counts: readonly number[]
}

function entriesOf<T extends Entry>(kind: string): T[] {
  const found = (golden.entries as unknown as T[]).filter((entry) => entry.kind === kind)
  expect(found.length).toBeGreaterThan(0)
  return found
}

/** The numbers of P-positions by |x| mod k, for sorted positions and for ordered vectors. */
function countP(table: Table, k: number): { sorted: number[]; ordered: number[] } {
  const sorted = new Array<number>(k).fill(0)
  const ordered = new Array<number>(k).fill(0)
  table.box.forEach((x, rank) => {
    if (!table.isP(table.values[rank]!)) return
    const residue = x.reduce((a, b) => a + b, 0) % k
    sorted[residue]!++
    ordered[residue]! += orbitSize(x)
  })
  return { sorted, ordered }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

for (const { name, solve, takes } of SOLVERS) {
  describe(`the numbers of P-positions of whole boxes, by ${name},`, () => {
    for (const entry of entriesOf<PCount>('ppos_count').filter(({ n }) => takes(n))) {
      it(`equal those of ${entry.id}`, () => {
        const { n, k, max } = entry
        const ruleset = exactSlowNim(n, k)
        const normal = solve(ruleset, { max }, { value: 'outcome' })
        expect(normal.box.count).toBe(entry.positions_sorted)
        const { sorted, ordered } = countP(normal, k)
        expect(sorted).toEqual(entry.p_sorted_by_residue)
        expect(ordered).toEqual(entry.p_ordered_by_residue)
        expect(sum(sorted)).toBe(entry.p_sorted)
        expect(sum(ordered)).toBe(entry.p_ordered)
        const misere = countP(solve(ruleset, { max }, { value: 'outcome', play: 'misere' }), k)
        expect(sum(misere.sorted)).toBe(entry.misere_p_sorted)
        expect(sum(misere.ordered)).toBe(entry.misere_p_ordered)
        const sg = solve(ruleset, { max }, { value: 'grundy' }).histogram()
        expect(Object.fromEntries(sg.entries())).toEqual(entry.sg_histogram_sorted)
      })
    }
  })
}

describe('values of single positions', () => {
  for (const { id, n, k, position, ...entry } of entriesOf<Values>('values')) {
    it(`equal those of ${id}`, () => {
      const normal = solvePosition(exactSlowNim(n, k), position)!
      expect(normal).toMatchObject({
        outcome: entry.outcome,
        remoteness: entry.remoteness,
        grundy: entry.sg,
      })
      const misere = solvePosition(exactSlowNim(n, k), position, { play: 'misere' })!
      expect(misere.outcome).toBe(entry.misere_outcome)
    })
  }
})

/** counts[m] is the number of m-critical positions of a box, by REF-6. */
function criticalCounts(solve: Solver['solve'], ruleset: Ruleset, max: number): number[] {
  const { box, values } = solve(ruleset, { max }, { value: 'remoteness' })
  const largestBelow = new Int32Array(box.count)
  const counts: number[] = []
  box.forEach((x, rank) => {
    let best = -1
    for (let i = 0; i < x.length; i++) {
      if (x[i] === 0 || (i > 0 && x[i] === x[i - 1])) continue
      const cover = x.with(i, x[i]! - 1)
      best = Math.max(best, largestBelow[box.rank(cover)]!)
    }
    const m = values[rank]!
    if (m > best) counts[m] = (counts[m] ?? 0) + 1
    largestBelow[rank] = Math.max(best, m)
  })
  return counts
}

describe('numbers of m-critical positions', () => {
  for (const { id, n, k, max, m_from, counts } of entriesOf<CriticalCount>('critical_count')) {
    for (const { name, solve } of SOLVERS.filter(({ takes }) => takes(n))) {
      it(`equal those of ${id}, by ${name}`, () => {
        const found = criticalCounts(solve, exactSlowNim(n, k), max)
        expect(found.slice(m_from, m_from + counts.length)).toEqual(counts)
      })
    }
  }
})
