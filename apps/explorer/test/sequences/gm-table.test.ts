import { GmSequence } from '@nim/core/gm/definitions'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gmTable } from '../../src/views/sequences/gm-table.ts'
import { gmCsv, gmTex, rowsOf } from '../../src/views/sequences/sequence-files.ts'

test('the rows, the first periodic row and the period agree with the definitions', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(30), { minLength: 2, maxLength: 4 }),
      fc.integer({ min: 2, max: 5 }),
      (entries, l) => {
        const x = entries.toSorted((a, b) => a - b)
        const table = gmTable(x, l, 400)
        const sequence = new GmSequence(x, l)
        const { rows } = sequence.pursuit(400)
        table.rows.slice(0, rows.length).forEach(({ j, vector }) => expect(vector).toEqual(rows[j]))
        const isStart = ({ vector }: (typeof table.rows)[number]): boolean =>
          vector.at(-1)! - vector[0]! <= l && vector.some((entry) => entry % l === 0)
        expect(table.from).toBe(table.rows.findIndex(isStart))
        const start = new GmSequence(table.rows[table.from]!.vector, l)
        const pivots = start.pivots.slice(0, 2 * x.length * l)
        expect(
          table.rows
            .slice(table.from)
            .map(({ pivot }) => pivot)
            .slice(0, pivots.length),
        ).toEqual(pivots.slice(0, table.rows.length - table.from))
        const repeats = (t: number): boolean =>
          pivots.every((pivot, j) => j + t >= pivots.length || pivot === pivots[j + t])
        expect(repeats(table.period)).toBe(true)
        for (let t = 1; t < table.period; t++) expect(repeats(t)).toBe(false)
      },
    ),
    { numRuns: 25 },
  )
})

test('each of the four vectors in Table 1 of the paper has the period 12', () => {
  for (const x of [
    [15, 15, 17, 18],
    [15, 16, 17, 17],
    [15, 17, 17, 18],
    [15, 18, 18, 18],
  ]) {
    const { from, period, fall } = gmTable(x, 3, 13)
    expect({ from, period, fall }).toEqual({ from: 0, period: 12, fall: 9 })
  }
  expect(gmTable([15, 15, 17, 18], 3, 13).rows.map(({ pivot }) => pivot)).toEqual([
    2, 2, 3, 1, 1, 2, 4, 4, 1, 3, 3, 4, 2,
  ])
})

test('gmTable skips the rows of a long pursuit, from the beginning to the first period', () => {
  const table = gmTable([0, 5, 900_000_000], 4, 5)
  expect(table.from).toBeGreaterThan(1_000_000)
  const rows = rowsOf(table)
  expect(rows.map(({ j }) => j)).toEqual([
    0,
    1,
    2,
    3,
    4,
    ...[0, 1, 2, 3, 4].map((i) => table.from + i),
  ])
  expect(gmCsv(table).split('\n')[0]).toBe('j,x1,x2,x3,pivot')
  expect(gmTex(table)).toContain(String.raw`\textbf{0}`)
})

test('gmTable rejects a vector whose period is too long', () => {
  expect(() => gmTable([1, 2, 3], 10_000, 5)).toThrow(/n·l up to 20000/)
  expect(() => gmTable([1], 2, 5)).toThrow(/two entries/)
})
