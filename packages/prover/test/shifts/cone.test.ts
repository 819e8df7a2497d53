import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../vitest.sample.ts'
import {
  type Cone,
  cut,
  directionsOf,
  divisorOf,
  isEmpty,
  isImplied,
  orthant,
  valueAt,
  verticesOf,
} from '../../src/shift-check/cone.ts'

type Row = readonly number[]

const uncounted = (): void => {}
const cutAll = (n: number, rows: readonly Row[]): Cone =>
  rows.reduce((cone, row) => cut(cone, row, uncounted), orthant(n))
const dot = (a: Row, b: Row): number => a.reduce((sum, value, i) => sum + value * b[i]!, 0)

const negated = (row: Row): number[] => row.map((value) => 0 - value)

function determinant(rows: readonly Row[]): number {
  if (rows.length === 0) return 1
  const [first, ...others] = rows
  return first!.reduce((sum, value, i) => {
    const minor = others.map((row) => row.toSpliced(i, 1))
    return value === 0 ? sum : sum + (i % 2 === 0 ? value : -value) * determinant(minor)
  }, 0)
}

/** All ways to choose this many elements. */
function choices<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return all.flatMap((one, i) => choices(all.slice(i + 1), size - 1).map((rest) => [one, ...rest]))
}

/**
 * The extreme rays by their definition: n rows are 0 only on a single line, and all other rows are
 * at least 0 there.
 */
function raysByDefinition(n: number, rows: readonly Row[]): string[] {
  const units = Array.from({ length: n + 1 }, (_, i) =>
    Array.from({ length: n + 1 }, (__, j) => +(i === j)),
  )
  const all = [...units, ...rows]
  const found = new Set<string>()
  for (const zero of choices(all, n)) {
    const line = units.map((__, i) => {
      const minor = zero.map((row) => row.toSpliced(i, 1))
      return (i % 2 === 0 ? 1 : -1) * determinant(minor)
    })
    const divisor = line.map(Math.abs).reduce((a, b) => {
      while (b !== 0) [a, b] = [b, a % b]
      return a
    })
    if (divisor === 0) continue
    for (const sign of [1, -1]) {
      const at = line.map((value) => (sign * value) / divisor + 0)
      if (all.every((row) => dot(row, at) >= 0)) found.add(at.join())
    }
  }
  return [...found].sort()
}

const raysOf = ({ rays }: Cone): string[] => rays.map(({ at }) => at.join()).sort()

/**
 * The polygon above the tangents of the parabola y_2 = y_1² at 1, 2, 3 and so on. No tangent is
 * redundant.
 */
const tangents = (count: number): Row[] =>
  Array.from({ length: count }, (_, i) => [-2 * (i + 1), 1, (i + 1) ** 2])

describe('a polyhedron', () => {
  it.each([1, 2, 3])('of dimension %i has the extreme rays of the definition', (n) => {
    const row = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: n + 1, maxLength: n + 1 })
    let [empty, bounded] = [0, 0]
    fc.assert(
      fc.property(fc.array(row, { maxLength: 4 }), row, fc.boolean(), (drawn, other, isFlat) => {
        // a row and its opposite make the polyhedron flat
        const rows = isFlat ? drawn.flatMap((a, i) => (i === 0 ? [a, negated(a)] : [a])) : drawn
        const cone = cutAll(n, rows)
        const rays = raysByDefinition(n, rows)
        expect(raysOf(cone)).toEqual(rays)
        const [directions, vertices] = [directionsOf(cone), verticesOf(cone)]
        expect([...directions, ...vertices].map((at) => at.join()).sort()).toEqual(rays)
        expect(directions.every((at) => at.at(-1) === 0)).toBe(true)
        expect(isEmpty(cone)).toBe(vertices.length === 0)
        const values = rays.map((at) => dot(other, at.split(',').map(Number)))
        expect(isImplied(cone, other)).toBe(values.every((value) => value >= 0))
        if (vertices.length === 0) empty++
        else if (directions.length === 0) bounded++
      }),
      { numRuns: runs(1000, 25), seed: n },
    )
    expect(Math.min(empty, bounded)).toBeGreaterThan(0)
  })

  it('has no ray between corners that are not neighbours, even if it is flat', () => {
    // a square at height 2 without one corner
    const square = [
      [0, 0, 1, -2],
      [0, 0, -1, 2],
      [-1, 0, 0, 3],
      [0, -1, 0, 3],
      [-1, -1, 0, 4],
    ]
    expect(raysOf(cutAll(3, square))).toEqual(raysByDefinition(3, square))
  })

  it('has up to 64 rows, and drops redundant ones', () => {
    const many = cutAll(2, tangents(45))
    expect(raysOf(many)).toEqual(raysByDefinition(2, tangents(45)))
    expect(many.rows).toHaveLength(48)
    expect(cutAll(2, tangents(61)).rows).toHaveLength(64)
    expect(() => cutAll(2, tangents(62))).toThrow('more than 64 inequalities')

    const [corner, top] = [
      [-1, -1, 300],
      [0, -1, 5],
    ]
    const closer = Array.from({ length: 100 }, (_, i) => [-1, 0, 100 - i])
    expect(cutAll(2, [corner, top, ...closer]).rows).toEqual([
      ...orthant(2).rows,
      top,
      [-1, 0, 2],
      [-1, 0, 1],
    ])
    // three rows cut off most of the 45 corners; the rays must still be those of the definition
    const rows = [...tangents(45), [-1, 0, 40], [1, 0, -38], [0, -1, 1500]]
    expect(raysOf(cutAll(2, rows))).toEqual(raysByDefinition(2, rows))
    expect(isEmpty(cutAll(2, [...rows, [0, -1, 0]]))).toBe(true)
    // at height 2, all corners of the same polygon lie on the rows that make it flat
    const heights = [
      [0, 0, 1, -2],
      [0, 0, -1, 2],
    ]
    const raised = rows.map(([a, b, c]) => [a!, b!, 0, c!]).toSpliced(45, 0, ...heights)
    expect(raysOf(cutAll(3, raised))).toEqual(
      raysOf(cutAll(2, rows))
        .map((at) => at.replace(/,(\d+)$/, (_, t) => `,${2 * t},${t}`))
        .sort(),
    )
  })

  it('stays the same if a row holds everywhere', () => {
    const cone = cutAll(2, [[-1, -1, 4]])
    expect(cut(cone, [-1, 0, 4], uncounted)).toBe(cone)
  })

  it('is rejected if a number is not exact', () => {
    const most = Number.MAX_SAFE_INTEGER
    expect(valueAt([1, -1], [2 ** 52, most - 2 ** 52])).toBe(1)
    expect(() => valueAt([1, -1], [2 ** 52, 2 ** 52])).toThrow('a number reaches 2^53')
    expect(() => valueAt([most, 1], [1, 1])).toThrow('a number reaches 2^53')
    // the values at the rays are small, but the last coordinate of the new ray is too large
    const cone = cutAll(2, [[-(2 ** 40), -(2 ** 40) - 1, 1]])
    expect(() => cut(cone, [2 ** 20, -(2 ** 20) - 1, 0], uncounted)).toThrow(/reaches 2\^53/)
  })
})

it('a greatest common divisor is at least 0', () => {
  const of = (a: number, b: number): bigint => divisorOf(BigInt(a), BigInt(b))
  expect([of(12, 18), of(-12, 18), of(12, -18), of(0, -5), of(-5, 0), of(0, 0)]).toEqual([
    6n,
    6n,
    6n,
    5n,
    5n,
    0n,
  ])
})
