import { hypergraphNim, parseRuleset, slowSetNim } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reference, solve, type Table } from '../../src/index.ts'
import { digestTable } from '../../src/web-table/answers/digest.ts'
import { entryOf } from '../../src/web-table/answers/entry.ts'
import {
  findPositions,
  type FindWhere,
  type FoundPositions,
} from '../../src/web-table/answers/find.ts'
import { gridOf } from '../../src/web-table/answers/grid.ts'
import { countEntries } from '../../src/web-table/answers/histogram.ts'
import { layerChunks } from '../../src/web-table/answers/layer-chunks.ts'
import { segmentCutter } from '../../src/web-table/answers/segments.ts'
import { sliceOf } from '../../src/web-table/answers/slice.ts'
import { solvedTables } from '../arbitraries/solved-table.ts'
import { finished } from './finished.ts'

const sum = (position: readonly number[]): number => position.reduce((a, b) => a + b, 0)
const odd = (position: readonly number[]): number =>
  position.filter((pile) => pile % 2 === 1).length

/** Every position with its entry, in rank order. */
function listed({ box, values }: Table): { position: number[]; entry: number }[] {
  const all: { position: number[]; entry: number }[] = []
  box.forEach((position, rank) => all.push({ position: [...position], entry: values[rank]! }))
  return all
}

describe('layerChunks', () => {
  const expectValues = (table: Table, from: number): void => {
    // The test keeps all chunks while it creates others. So no chunk may overwrite an earlier one.
    const chunks = [...layerChunks(table, from)]
    const entries: number[] = []
    for (const chunk of chunks) {
      expect(chunk.rank).toBe(from + entries.length)
      for (const entry of chunk.entries) entries.push(entry)
    }
    expect(entries).toEqual([...table.values.subarray(from)])
  }

  it('yields the entries from any rank on', () => {
    fc.assert(
      fc.property(solvedTables, fc.double({ min: 0, max: 1, noNaN: true }), (table, where) => {
        expectValues(table, Math.floor(where * table.box.count))
      }),
    )
  })

  it('divides a large layer, and copies the layers of kernels', () => {
    const line = solve(slowSetNim(1, [1]), { max: 40_000 }, { value: 'outcome' })
    expect([...layerChunks(line)].map(({ rank }) => rank)).toEqual([0, 16_384, 32_768])
    expectValues(line, 0)
    expectValues(line, 20_000)
    expectValues(solve(parseRuleset('NIM(4,3)'), { max: 45 }, { value: 'remoteness' }), 12_345)
  })
})

describe('segmentCutter', () => {
  it('cuts chunks that end anywhere into positions in rank order', () => {
    fc.assert(
      fc.property(
        solvedTables,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        fc.nat(),
        (table, lengths, start) => {
          const from = start % table.box.count
          const found: { position: number[]; entry: number }[] = []
          const cut = segmentCutter(table.box, from, ({ position, length, entries, offset }) => {
            for (let i = 0; i < length; i++) {
              const [first, ...others] = position
              found.push({ position: [first! + i, ...others], entry: entries[offset + i]! })
            }
          })
          for (let at = from, i = 0; at < table.box.count; i++) {
            const length = lengths[i % lengths.length]!
            cut(table.values.subarray(at, at + length))
            at += length
          }
          expect(found).toEqual(listed(table).slice(from))
        },
      ),
    )
  })
})

describe('answers about a table', () => {
  it('the digest and histogram equal those of the table', () => {
    fc.assert(
      fc.property(solvedTables, (table) => {
        expect(finished(digestTable(table))).toBe(table.digest())
        expect(finished(countEntries(table))).toEqual(table.histogram())
      }),
    )
  })

  it('a slice agrees with the reference solver, in any order of the piles', () => {
    fc.assert(
      fc.property(
        solvedTables.filter(({ box }) => box.piles >= 2),
        fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
        (table, seed) => {
          const { ruleset, box, value, play } = table
          const fixed = seed.slice(0, box.piles - 2).map((pile) => pile % (box.max + 1))
          const first = 1 + (seed[3]! % (box.piles - 1))
          const second = first + 1 + (seed[4]! % (box.piles - first))
          const expected = reference(ruleset, value, play)
          const { side, entries, isP } = finished(sliceOf(table, { fixed, vary: [first, second] }))
          expect(side).toBe(box.max + 1)
          for (let y = 0; y < side; y++) {
            for (let x = 0; x < side; x++) {
              const others = [...fixed]
              const position = Array.from({ length: box.piles }, (_, i) =>
                i === first - 1 ? x : i === second - 1 ? y : others.shift()!,
              )
              const entry = expected(position)
              expect(entries[y * side + x]).toBe(entry)
              expect(isP[y * side + x]).toBe(table.isP(entry) ? 1 : 0)
            }
          }
        },
      ),
    )
  })

  it('a grid agrees with a plain count', () => {
    fc.assert(
      fc.property(solvedTables, fc.integer({ min: 1, max: 9 }), fc.nat(3), (table, modulus, k) => {
        const question = k === 0 ? { modulus } : { modulus, sumPerLargest: k }
        const { cells } = finished(gridOf(table, question))
        expect(cells).toHaveLength((table.box.piles + 1) * modulus)
        const ordered = listed(table)
          .filter(({ position }) => k * Math.max(...position) <= sum(position))
          .toSorted(
            (a, b) =>
              sum(a.position) - sum(b.position) || (isBefore(a.position, b.position) ? -1 : 1),
          )
        cells.forEach((cell, i) => {
          expect(cell.odd * modulus + cell.residue).toBe(i)
          const here = ordered.filter(
            ({ position }) =>
              odd(position) === cell.odd && sum(position) % modulus === cell.residue,
          )
          const P = here.filter(({ entry }) => table.isP(entry))
          const N = here.filter(({ entry }) => !table.isP(entry))
          expect(cell.P).toEqual({ count: P.length, smallest: P[0]?.position ?? null })
          expect(cell.N).toEqual({ count: N.length, smallest: N[0]?.position ?? null })
        })
      }),
    )
  })

  it('a page starts where the previous one ended', () => {
    const table = solve(slowSetNim(2, [1]), { max: 9 }, { value: 'outcome' })
    const { count } = table.box
    for (let from = 0; from < count; from += 7) {
      const { positions, next } = finished(findPositions(table, { where: {}, from, limit: 7 }))
      expect(positions.map((position) => table.box.rank(position))).toEqual(
        Array.from({ length: Math.min(7, count - from) }, (_, i) => from + i),
      )
      expect(next).toBe(from + 7 < count ? from + 7 : null)
    }
  })

  it('find returns the same positions as a filter, page by page', () => {
    fc.assert(
      fc.property(
        solvedTables,
        fc.record(
          {
            entry: fc.nat(3),
            outcome: fc.constantFrom('P', 'N'),
            odd: fc.nat(2),
            sum: fc.constantFrom({ modulus: 3, residue: 1 }, { modulus: 2, residue: 0 }),
          },
          { requiredKeys: [] },
        ),
        fc.integer({ min: 1, max: 20 }),
        (table, where: FindWhere, limit) => {
          const expected = listed(table).filter(
            ({ position, entry }) =>
              (where.entry ?? entry) === entry &&
              (where.outcome === undefined || (where.outcome === 'P') === table.isP(entry)) &&
              (where.odd ?? odd(position)) === odd(position) &&
              (where.sum === undefined || sum(position) % where.sum.modulus === where.sum.residue),
          )
          const found: unknown[] = []
          for (let from: number | null = 0; from !== null;) {
            const page: FoundPositions = finished(findPositions(table, { where, from, limit }))
            expect(page.positions.length === limit || page.next === null).toBe(true)
            expect(page.next === null || page.next > from).toBe(true)
            found.push(...page.positions)
            from = page.next
          }
          expect(found).toEqual(expected.map(({ position }) => position))
        },
      ),
    )
  })

  it('the answer for one position contains its entry and its outcome', () => {
    const table = solve(parseRuleset('NIM(4,3)'), { max: 4 }, { value: 'remoteness' })
    expect(finished(entryOf(table, { position: [4, 3, 4, 3] }))).toEqual({ entry: 4, outcome: 'P' })
    expect(() => finished(entryOf(table, { position: [4, 3, 4, 5] }))).toThrow(RangeError)
  })

  it('invalid questions are rejected', () => {
    const table = solve(hypergraphNim(3, [[1, 2], [3]]), { max: 3 }, { value: 'outcome' })
    const refused = [
      () => sliceOf(table, { fixed: [] }),
      () => sliceOf(table, { fixed: [4] }),
      () => sliceOf(table, { fixed: [0.5] }),
      () => sliceOf(table, { fixed: [0], vary: [2, 2] }),
      () => sliceOf(table, { fixed: [0], vary: [2, 4] }),
      () => sliceOf(table, { fixed: [0], max: 4 }),
      () => sliceOf(table, { fixed: [0], max: -1 }),
      () => gridOf(table, { modulus: 0 }),
      () => gridOf(table, { modulus: 2.5 }),
      () => gridOf(table, { modulus: 1e9 }),
      () => findPositions(table, { where: {}, limit: 0 }),
      () => findPositions(table, { where: {}, limit: 1e9 }),
      () => findPositions(table, { where: {}, limit: 1, from: -1 }),
      () => findPositions(table, { where: {}, limit: 1, from: 65 }),
      () => findPositions(table, { where: { sum: { modulus: 0, residue: 0 } }, limit: 1 }),
    ]
    for (const work of refused) {
      expect(() => {
        finished<unknown>(work())
      }).toThrow(RangeError)
    }
    expect(finished(findPositions(table, { where: {}, limit: 1, from: 64 }))).toEqual({
      positions: [],
      next: null,
    })
  })
})

/** Compares positions lexicographically. */
function isBefore(x: readonly number[], y: readonly number[]): boolean {
  const at = x.findIndex((pile, i) => pile !== y[i])
  return at >= 0 && x[at]! < y[at]!
}
