import {
  boxCount,
  formatRuleset,
  hypergraphNim,
  type PlayConvention,
  type Position,
  slowSetNim,
} from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { solve, type Table } from '../../src/index.ts'
import { solveInThreads } from '../../src/workers/threads.ts'
import { firstDifference } from '../oracles/first-difference.ts'
import { byKernel, discard, solveByKernel, widthsOf } from '../oracles/kernel-table.ts'

const VALUES = ['outcome', 'remoteness', 'grundy'] as const
const PLAYS = ['normal', 'misere'] as const

/** One table of every shape, width and number of piles, small enough to check every position. */
const TABLES = (
  [
    [3, [1, 3], 14],
    [3, [2], 20],
    [4, [3], 11],
    [4, [1, 2], 11],
    [5, [1, 5], 8],
    [5, [2, 4], 8],
    [6, [5], 6],
    [7, [1, 6], 5],
    [8, [1, 2, 4], 5],
    [9, [5], 4],
  ] as const
).flatMap(([n, sizes, max]) =>
  VALUES.flatMap((value) =>
    PLAYS.map((play: PlayConvention) => ({ ruleset: slowSetNim(n, sizes), max, value, play })),
  ),
)

/** Compares a kernel's tables in all widths with the table of typed arrays. */
function forEachTable(compare: (table: Table, plain: Table) => void): void {
  for (const asked of TABLES) {
    const { ruleset, max, value, play } = asked
    const plain = solve(ruleset, { max }, { value, play, kernel: 'plain' })
    for (const bytes of widthsOf(asked)) {
      const made = byKernel(asked, bytes)
      if (made === null) continue
      compare(made.table, plain)
      discard(made.run)
    }
  }
}

/** Ranges of layers, including empty ranges. */
function ranges(max: number): (readonly [from: number, to: number])[] {
  return [
    [0, max + 1],
    [0, 0],
    [0, 1],
    [1, 2],
    [2, max],
    [max, max + 1],
    [max + 1, max + 1],
  ]
}

describe('the table of a generated kernel', () => {
  it('has at() and outcomeAt() for every position, in any order of the piles', () => {
    forEachTable((table, plain) => {
      const wrong: Position[] = []
      plain.box.forEach((position, rank) => {
        const turned = rank % 2 === 0 ? position : position.toReversed()
        const entry = plain.values[rank]!
        const outcome = plain.isP(entry) ? 'P' : 'N'
        if (table.at(turned) !== entry || table.outcomeAt(turned) !== outcome) wrong.push(turned)
      })
      expect(wrong).toEqual([])
    })
  })

  it('throws a RangeError for positions outside the box', () => {
    const { at, outcomeAt } = solveByKernel(slowSetNim(3, [2]), { max: 5 }, { value: 'outcome' })
    for (const position of [
      [1, 2, 6],
      [-1, 2, 3],
      [1.5, 2, 3],
      [1, 2],
      [1, 2, 3, 4],
      [1, 2, Number.NaN],
    ]) {
      expect(() => at(position)).toThrow(RangeError)
      expect(() => outcomeAt(position)).toThrow(RangeError)
    }
  })

  it('visits all rows in rank order, or the rows of some layers', () => {
    const rowsOf = (table: Table, from: number, to: number): string[] => {
      const rows: string[] = []
      table.forEachRow(
        ({ position, rank, length, entries, offset }) => {
          rows.push(`${position.join()} ${rank}: ${entries.slice(offset, offset + length).join()}`)
        },
        from,
        to,
      )
      return rows
    }
    forEachTable((table, plain) => {
      const { box, values } = plain
      const expected: string[] = []
      box.forEach((position, rank) => {
        if (position[0] !== 0) return
        const entries = values.subarray(rank, rank + position[1]! + 1)
        expected.push(`${position.join()} ${rank}: ${entries.join()}`)
      })
      expect(rowsOf(table, 0, box.max + 1)).toEqual(expected)
      for (const [from, to] of ranges(box.max)) {
        expect(rowsOf(table, from, to)).toEqual(rowsOf(plain, from, to))
      }
    })
  })

  it('stops visiting rows after a visit returns false', () => {
    const asked = { ruleset: slowSetNim(4, [2]), max: 60, value: 'grundy', play: 'normal' } as const
    const { table } = byKernel(asked, 1)!
    for (const last of [0, 1, 5, 1000, 30_000]) {
      let seen = 0
      table.forEachRow(() => (seen++ < last ? undefined : false))
      expect(seen).toBe(last + 1)
    }
  })

  it('visits pieces that end where rows end and that together contain all entries in order', () => {
    forEachTable((table, plain) => {
      for (const [from, to] of ranges(table.box.max)) {
        const found: number[] = []
        const { box } = table
        const start = from === 0 ? 0 : Number(boxCount(box.piles, from - 1, true))
        table.forEachPiece(
          (entries, rank) => {
            expect(rank).toBe(start + found.length)
            expect(box.unrank(rank)[0]).toBe(0)
            found.push(...entries)
          },
          from,
          to,
        )
        const end = to === 0 ? 0 : Number(boxCount(box.piles, to - 1, true))
        expect(found).toEqual(Array.from(plain.values.subarray(start, end)))
      }
    })
  })

  it('counts all P-positions, or those of some layers', () => {
    forEachTable((table, plain) => {
      expect(table.countP()).toBe(plain.values.filter(plain.isP).length)
      for (const [from, to] of ranges(table.box.max)) {
        expect(table.countP(from, to)).toBe(plain.countP(from, to))
      }
    })
  })

  it('has the histogram and the digest of the table of typed arrays', () => {
    forEachTable((table, plain) => {
      expect(table.histogram()).toEqual(plain.histogram())
      expect(table.digest()).toBe(plain.digest())
    })
  })

  it('returns the same array of values every time', () => {
    const table = solveByKernel(slowSetNim(3, [1, 2]), { max: 30 }, { value: 'remoteness' })
    expect(table.values).toBe(table.values)
    expect(table.values.length).toBe(table.box.count)
  })
})

it('packs outcomes whose rows end anywhere in a 64-bit word', () => {
  for (const [n, sizes, max] of sampled(
    [
      [3, [2], 63],
      [3, [1, 2], 64],
      [3, [2, 3], 130],
      [4, [3], 65],
      [5, [2, 3], 40],
    ] as const,
    2,
  )) {
    for (const play of PLAYS) {
      const plain = solve(
        slowSetNim(n, sizes),
        { max },
        { value: 'outcome', play, kernel: 'plain' },
      )
      const made = solveByKernel(slowSetNim(n, sizes), { max }, { value: 'outcome', play })
      expect(made.digest(), `${n}, ${sizes.join()}, ${play}`).toBe(plain.digest())
    }
  }
})

describe('a layer that is read in several pieces', () => {
  // A piece has 2^18 entries. The last layers of these boxes have more positions.
  for (const [n, sizes, max, values] of sampled(
    [
      [4, [4], 125, ['grundy']],
      [4, [1, 4], 125, ['outcome']],
      [5, [5], 50, VALUES],
      [6, [1, 6], 30, VALUES],
      [7, [7], 22, VALUES],
    ] as const,
    3,
  )) {
    const ruleset = slowSetNim(n, sizes)
    it(`the table of ${formatRuleset(ruleset)} up to ${max} equals that of typed arrays`, () => {
      for (const value of values) {
        const plain = solve(ruleset, { max }, { value, kernel: 'plain' })
        const auto = solve(ruleset, { max }, { value })
        let pieces = 0
        auto.forEachPiece(() => void pieces++)
        expect(pieces).toBeGreaterThan(max + 1)
        expect(firstDifference(auto, plain.values)).toBe(null)
        expect(auto.countP()).toBe(plain.countP())
        expect(auto.digest()).toBe(plain.digest())
        const rows = [0, 0]
        for (const [i, table] of [auto, plain].entries()) {
          table.forEachRow(({ position, rank, length }) => {
            rows[i] = (rows[i]! * 31 + position.at(-2)! * 7 + rank + length) % 1e9
          })
        }
        expect(rows[0]).toBe(rows[1])
        auto.release()
      }
    })
  }
})

it('the kernel, typed arrays and threads produce the same digest', async () => {
  for (const [n, sizes, max] of [
    [4, [1, 3], 38],
    [5, [3, 4], 21],
  ] as const) {
    const ruleset = slowSetNim(n, sizes)
    for (const value of VALUES) {
      const digest = solve(ruleset, { max }, { value, kernel: 'plain' }).digest()
      expect(solve(ruleset, { max }, { value }).digest()).toBe(digest)
      const options = { value, threads: 2, smallest: 0 }
      expect((await solveInThreads(ruleset, { max }, options)).digest()).toBe(digest)
    }
  }
})

it('nimlab solves a symmetric hypergraph as the equal slow game', () => {
  const edges = [1, 2, 3].flatMap((i) =>
    [2, 3, 4].filter((j) => j > i).map((j) => [i, j] as [number, number]),
  )
  fc.assert(
    fc.property(fc.constantFrom(...VALUES), fc.constantFrom(...PLAYS), (value, play) => {
      const same = solve(hypergraphNim(4, edges), { max: 38 }, { value, play })
      const slow = solve(slowSetNim(4, [2]), { max: 38 }, { value, play, kernel: 'plain' })
      expect(firstDifference(same, slow.values)).toBe(null)
    }),
    { numRuns: 6 },
  )
})
