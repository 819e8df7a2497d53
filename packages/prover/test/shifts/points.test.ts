import { boxOf, hypergraphNim } from '@nim/core/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../vitest.sample.ts'
import { type Cone, cut, orthant } from '../../src/shift-check/cone.ts'
import { forEachPoint } from '../../src/shift-check/points.ts'

type Row = readonly number[]

const cutAll = (n: number, rows: readonly Row[]): Cone =>
  rows.reduce((cone, row) => cut(cone, row, () => {}), orthant(n))

interface Visited {
  readonly points: readonly string[]
  readonly searched: number
}

function visited(cone: Cone, most = Infinity): Visited {
  const points: string[] = []
  let searched = 0
  forEachPoint(cone, { most, count: () => searched++ }, (y) => points.push(y.join()))
  return { points, searched }
}

/** The largest value of each coordinate. These values are not in ascending order. */
const SIDES = [4, 6, 5]
const sides = (n: number): Row[] =>
  SIDES.slice(0, n).map((side, i) => [
    ...Array.from({ length: n }, (_, j) => (i === j ? -1 : 0)),
    side,
  ])

describe('the integer points of a bounded polyhedron', () => {
  it.each([1, 2, 3])(
    'of dimension %i are the points of a box at which all rows are at least 0',
    (n) => {
      const row = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: n + 1, maxLength: n + 1 })
      let some = 0
      fc.assert(
        fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
          const expected: string[] = []
          const box = boxOf(hypergraphNim(n, [[1]]), 6)
          box.forEach((y) => {
            const at = [...y, 1]
            const isIn = [...sides(n), ...rows].every(
              (each) => each.reduce((sum, value, i) => sum + value * at[i]!, 0) >= 0,
            )
            if (isIn) expected.push(y.join())
          })
          const { points, searched } = visited(cutAll(n, [...sides(n), ...rows]))
          expect(points.toSorted()).toEqual(expected.toSorted())
          // the search looks only at points and their neighbours, and at none of them twice
          expect(searched).toBeLessThanOrEqual(1 + n * (expected.length + 3 ** n * 7))
          if (expected.length > 0) some++
        }),
        { numRuns: runs(2000, 50), seed: n },
      )
      expect(some).toBeGreaterThan(0)
    },
  )

  it('are visited with the shortest side in the outer loop, and only as many as the limit allows', () => {
    const cone = cutAll(2, [
      [-1, 0, 9],
      [0, -1, 1],
    ])
    const { points, searched } = visited(cone)
    expect(points.slice(0, 11)).toEqual([
      ...Array.from({ length: 10 }, (_, first) => `${first},0`),
      '0,1',
    ])
    // the search counts 23 steps: the polyhedron, two rows and twenty points
    expect([points.length, searched]).toEqual([20, 23])
    expect(visited(cone, 5)).toEqual({ points: points.slice(0, 3), searched: 5 })
    expect(visited(cone, 22).points).toEqual(points.slice(0, 19))
    expect(visited(cone, 23).points).toEqual(points)
  })

  it('do not exist for an empty polyhedron', () => {
    expect(visited(cutAll(1, [[-1, -1]]))).toEqual({ points: [], searched: 0 })
  })

  it('are rejected if a quotient may be rounded wrongly', () => {
    // the size of the row y ≤ m is m + m: the largest value of y, plus the constant
    const upTo = (m: number): Cone => cutAll(1, [[-1, m]])
    expect(visited(upTo(2 ** 49 - 1), 3).points).toEqual(['0', '1'])
    expect(() => visited(upTo(2 ** 49), 3)).toThrow('a number reaches 2^50')
    expect(() => visited(cutAll(1, [[-(2 ** 25), 2 ** 49]]), 3)).toThrow('a number reaches 2^50')
    const wider = cutAll(2, [
      [-1, 0, 2 ** 48],
      [0, -1, 2 ** 48],
      [-2, -2, 2 ** 49],
    ])
    expect(() => visited(wider, 3)).toThrow('a number reaches 2^50')
  })
})
