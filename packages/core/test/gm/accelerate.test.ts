import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finishOf, finishTime, gmEvent, gmTerm, pursuit } from '../../src/gm/index.ts'
import { naiveKept, naiveMove, sortedVectors } from './naive-sequence.ts'

const vectorAndL = fc.tuple(
  fc
    .array(fc.integer({ min: -40, max: 160 }), { minLength: 2, maxLength: 7 })
    .map((entries) => entries.sort((a, b) => a - b)),
  fc.integer({ min: 2, max: 12 }),
)

const hugeVectorAndL = fc.tuple(
  fc
    .array(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), { minLength: 2, maxLength: 9 })
    .map((entries) => entries.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))),
  fc.oneof(fc.bigInt({ min: 2n, max: 9n }), fc.bigInt({ min: 2n, max: 10n ** 15n })),
)

function sum(x: readonly bigint[]): bigint {
  return x.reduce((a, b) => a + b, 0n)
}

/** The vectors x^0, …, x^moves, computed from the definition. */
function naiveRows(x: readonly number[], l: number, moves: number): number[][] {
  const rows = [[...x]]
  for (let j = 0; j < moves; j++) rows.push(naiveMove(rows[j]!, l))
  return rows
}

describe('accelerated GM-sequences', () => {
  it('agree with the step-by-step sequence and its finish lines on boxes', () => {
    const wrong: string[] = []
    const compare = (what: string, actual: unknown, expected: unknown): void => {
      if (JSON.stringify(actual) !== JSON.stringify(expected)) wrong.push(what)
    }
    for (const [n, to] of [
      [1, 9],
      [2, 25],
      [3, 14],
      [4, 8],
    ] as const) {
      for (const l of [2, 3, 4, 5]) {
        for (const x of sortedVectors(n, -4, to)) {
          const rows = naiveRows(x, l, 90)
          for (const j of [0, 1, 7, 40, 90])
            compare(`${x.join()}, ${l}: ${j}`, gmTerm(x, l, j), rows[j])
          for (let q = 1; q <= n; q++) {
            const naive = rows.findIndex((row) => row[q - 1]! <= 0)
            const finish = finishOf(x, l, q)
            const found = [finish?.moves ?? -1, finish?.vector]
            compare(`${x.join()}, ${l}: finish ${q}`, found, [
              naive,
              naive < 0 ? undefined : rows[naive],
            ])
          }
          if (n === 1) continue
          const together = rows.findIndex((row) => row[n - 1]! - row[0]! <= l)
          const { moves, vector } = pursuit(x, l)
          compare(`${x.join()}, ${l}: pursuit`, [moves, vector], [together, rows[together]])
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it('agree with the step-by-step sequence for random vectors, goals and levels', () => {
    fc.assert(
      fc.property(
        vectorAndL,
        fc.nat(3000),
        fc.integer({ min: -60, max: 60 }),
        fc.nat(6),
        ([x, l], j, level, place) => {
          const rows = naiveRows(x, l, 3000)
          const q = (place % x.length) + 1
          const finish = finishOf(x, l, q, level)!
          expect(gmTerm(x, l, j)).toEqual(rows[j])
          expect(finish.moves).toBe(rows.findIndex((row) => row[q - 1]! <= level))
          expect(finish.vector).toEqual(rows[finish.moves])
          const { moves } = pursuit(x, l)
          expect(moves).toBe(rows.findIndex((row) => row.at(-1)! - row[0]! <= l))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('produce the same for numbers and bigints', () => {
    fc.assert(
      fc.property(vectorAndL, fc.nat(10 ** 9), ([x, l], j) => {
        const big = x.map(BigInt)
        expect(gmTerm(big, BigInt(l), BigInt(j)).map(Number)).toEqual(gmTerm(x, l, j))
        expect(Number(finishTime(big, BigInt(l), 2))).toBe(finishTime(x, l, 2))
      }),
    )
  })

  it('satisfy x^{i+j} = (x^i)^j and lower the sum by n − 1 in every move, for huge entries', () => {
    const count = fc.bigInt({ min: 0n, max: 10n ** 41n })
    fc.assert(
      fc.property(hugeVectorAndL, count, count, ([x, l], i, j) => {
        const there = gmTerm(x, l, i + j)
        expect(there).toEqual(gmTerm(gmTerm(x, l, i), l, j))
        expect(sum(x) - sum(there)).toBe(BigInt(x.length - 1) * (i + j))
      }),
    )
  })

  it('stop exactly at the finish line and at the end of the pursuit, for huge entries', () => {
    fc.assert(
      fc.property(hugeVectorAndL, fc.nat(8), ([x, l], place) => {
        const q = (place % x.length) + 1
        const { moves, vector } = finishOf(x, l, q)!
        expect(vector).toEqual(gmTerm(x, l, moves))
        expect(vector[q - 1]! <= 0n).toBe(true)
        if (moves > 0n) expect(gmTerm(x, l, moves - 1n)[q - 1]! > 0n).toBe(true)
        const chase = pursuit(x, l)
        expect(chase.vector).toEqual(gmTerm(x, l, chase.moves))
        expect(chase.vector.at(-1)! - chase.vector[0]! <= l).toBe(true)
        if (chase.moves > 0n) {
          const before = gmTerm(x, l, chase.moves - 1n)
          expect(before.at(-1)! - before[0]! > l).toBe(true)
        }
      }),
    )
  })

  it('need a number of operations that is cubic in n and does not depend on l, j and the entries', () => {
    const spread = (n: number, digits: number): bigint[] =>
      Array.from({ length: n }, (_, i) => BigInt(i) * 10n ** BigInt(digits) + BigInt((7 * i) % 5))
    for (const n of [10, 40, 120]) {
      for (const l of [2n, 97n, 10n ** 12n]) {
        const { operations } = pursuit(spread(n, 300), l).cost
        expect(operations).toBeLessThan(8 * n ** 3)
        expect(finishOf(spread(n, 300), l, n)!.cost.operations).toBeLessThan(8 * n ** 3)
      }
    }
  })

  it('keep the only entry of a vector of length 1 forever', () => {
    expect(gmTerm([7], 3, 10 ** 9)).toEqual([7])
    expect(finishTime([7], 3, 1)).toBeNull()
    expect(finishTime([7], 3, 1, 7)).toBe(0)
    expect(pursuit([7], 3).moves).toBe(0)
  })

  it('reject a negative j and a q outside 1..n', () => {
    expect(() => gmTerm([1, 2], 2, -1)).toThrow(/j: expected/)
    expect(() => gmTerm([1, 2], 2, 2 ** 53)).toThrow(/j: expected/)
    expect(() => gmTerm<number | bigint>([1, 2], 2, 1n)).toThrow(TypeError)
    expect(() => finishTime([1, 2], 2, 3)).toThrow(/q: expected/)
    expect(() => finishTime([1, 2], 2, 0)).toThrow(/q: expected/)
  })
})

describe('events', () => {
  it('last exactly as long as the kept entry stays the same', () => {
    for (const n of [2, 3]) {
      for (const l of [2, 3, 5]) {
        for (const x of sortedVectors(n, -4, 12)) {
          const { kept, moves } = gmEvent(x, l)
          const rows = naiveRows(x, l, moves!)
          expect(rows.map((row) => naiveKept(row, l)).slice(0, -1)).toEqual(
            Array.from({ length: moves! }, () => kept),
          )
          // Without a multiple, the rule keeps the last entry. This entry can then become the pivot
          // and stay the kept entry.
          const hasMultiple = x.some((entry) => entry % l === 0)
          if (hasMultiple) expect(naiveKept(rows.at(-1)!, l)).not.toBe(kept)
        }
      }
    }
  })

  it('never end for a single entry', () => {
    expect(gmEvent([4], 2)).toEqual({ kept: 1, moves: null })
  })
})
