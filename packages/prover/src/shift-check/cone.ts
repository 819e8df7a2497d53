import { type CountWork, demand } from '../points-check/refuse.ts'

/**
 * A polyhedron in y ≥ 0, represented by the cone {(y, t) : y ≥ 0, t ≥ 0, a·y + b·t ≥ 0 for all rows
 * (a, b)} over it. The extreme rays of the cone consist of integers without a common divisor. A ray
 * with t > 0 is the vertex y/t. A ray with t = 0 is a direction in which the polyhedron is
 * unbounded. The polyhedron is empty if no ray has t > 0, and bounded if every ray has t > 0. No
 * value counts as infinite merely because it is large.
 */
export interface Cone {
  /** The pairs (a, b). The first n + 1 rows stand for the coordinates and t. */
  readonly rows: readonly (readonly number[])[]
  readonly rays: readonly Ray[]
}

interface Ray {
  /** The vector (y, t). */
  readonly at: readonly number[]
  /** The rows that are 0 on this ray, as bits of two 32-bit integers. */
  readonly zeros: readonly [number, number]
}

const MOST_ROWS = 64

/** The polyhedron of all y ≥ 0. */
export function orthant(n: number): Cone {
  const units = Array.from({ length: n + 1 }, (_, i) =>
    Array.from({ length: n + 1 }, (__, j) => (i === j ? 1 : 0)),
  )
  const all = units.map((_, i) => i)
  const rays = units.map((at, i) => ({ at, zeros: zeroSet(all.filter((row) => row !== i)) }))
  return { rows: units, rays }
}

/** The value of a row at (y, t). @throws RangeError if it is not exact */
export function valueAt(row: readonly number[], at: readonly number[]): number {
  let sum = 0
  let size = 0
  for (let i = 0; i < row.length; i++) {
    const term = row[i]! * at[i]!
    sum += term
    size += Math.abs(term)
  }
  demand(size <= Number.MAX_SAFE_INTEGER, 'a number reaches 2^53')
  return sum
}

/** True if the polyhedron contains no point. */
export function isEmpty({ rays }: Cone): boolean {
  return rays.every(({ at }) => at.at(-1) === 0)
}

/** The extreme directions in which the polyhedron is unbounded. */
export function directionsOf({ rays }: Cone): (readonly number[])[] {
  return rays.filter(({ at }) => at.at(-1) === 0).map(({ at }) => at)
}

/** The vertices of the polyhedron, in the form (y, t) with t ≥ 1. */
export function verticesOf({ rays }: Cone): (readonly number[])[] {
  return rays.filter(({ at }) => at.at(-1)! > 0).map(({ at }) => at)
}

/** True if the row is at least 0 everywhere on the polyhedron. */
export function isImplied({ rays }: Cone, row: readonly number[]): boolean {
  return rays.every(({ at }) => valueAt(row, at) >= 0)
}

/**
 * The part of the cone on which a row is at least 0. The double description method removes the rays
 * on the wrong side. Each edge between the two sides then produces a new ray.
 *
 * @throws RangeError if more than 64 rows matter, or if a number reaches 2^53
 * @complexity rays³
 */
export function cut(cone: Cone, row: readonly number[], work: CountWork): Cone {
  work(cone.rays.length * row.length)
  const values = cone.rays.map(({ at }) => valueAt(row, at))
  if (values.every((value) => value >= 0)) return cone
  const { rows, rays } = withoutIdle(cone)
  const bit = zeroSet([rows.length])
  demand(rows.length < MOST_ROWS, `more than ${MOST_ROWS} inequalities`)
  const kept = rays.flatMap((ray, i) => {
    if (values[i]! < 0) return []
    return [values[i] === 0 ? { at: ray.at, zeros: union(ray.zeros, bit) } : ray]
  })
  const [above, below] = [1, -1].map((sign) =>
    rays.flatMap((_, i) => (Math.sign(values[i]!) === sign ? [i] : [])),
  ) as [number[], number[]]
  work(above.length * below.length)
  for (const i of above) {
    for (const j of below) {
      const zeros = common(rays[i]!.zeros, rays[j]!.zeros)
      if (!isEdge(rays, i, j, zeros, work)) continue
      work(20 * row.length)
      const at = between(rays[i]!.at, values[i]!, rays[j]!.at, values[j]!)
      kept.push({ at, zeros: union(zeros, bit) })
    }
  }
  return { rows: [...rows, row], rays: kept }
}

/**
 * The same cone without the rows that are positive everywhere on the cone. The function keeps the
 * rows of the coordinates and of t.
 */
function withoutIdle(cone: Cone): Cone {
  const first = cone.rows[0]!.length
  const isKept = (_: unknown, i: number): boolean =>
    i < first || cone.rays.some(({ zeros }) => (zeros[i >> 5]! & (1 << (i & 31))) !== 0)
  if (cone.rows.every(isKept)) return cone
  const kept = cone.rows.flatMap((row, i) => (isKept(row, i) ? [i] : []))
  const rays = cone.rays.map(({ at, zeros }) => ({
    at,
    zeros: zeroSet(
      kept.flatMap((old, i) => ((zeros[old >> 5]! & (1 << (old & 31))) !== 0 ? [i] : [])),
    ),
  }))
  return { rows: kept.map((i) => cone.rows[i]!), rays }
}

/**
 * Two extreme rays span a face if and only if no other ray is 0 in all rows in which both of them
 * are 0.
 */
function isEdge(
  rays: readonly Ray[],
  i: number,
  j: number,
  zeros: Ray['zeros'],
  work: CountWork,
): boolean {
  const [low, high] = zeros
  if (bits(low) + bits(high) < rays[i]!.at.length - 2) return false
  work(rays.length)
  return rays.every(
    (ray, k) =>
      k === i || k === j || (ray.zeros[0] & low) !== low || (ray.zeros[1] & high) !== high,
  )
}

/** The point on an edge at which the row has the value 0. */
function between(
  p: readonly number[],
  valueP: number,
  q: readonly number[],
  valueQ: number,
): number[] {
  const exact = p.map((a, i) => BigInt(valueP) * BigInt(q[i]!) - BigInt(valueQ) * BigInt(a))
  const divisor = exact.reduce(divisorOf, 0n)
  const at = exact.map((value) => Number(value / divisor))
  demand(at.every(Number.isSafeInteger), 'a number reaches 2^53')
  return at
}

/** The greatest common divisor of two integers, which is at least 0. */
export function divisorOf(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a < 0n ? -a : a
}

function zeroSet(rows: readonly number[]): [number, number] {
  const words: [number, number] = [0, 0]
  for (const row of rows) words[row >> 5]! |= 1 << (row & 31)
  return words
}

function union(a: Ray['zeros'], b: Ray['zeros']): [number, number] {
  return [a[0] | b[0], a[1] | b[1]]
}

function common(a: Ray['zeros'], b: Ray['zeros']): [number, number] {
  return [a[0] & b[0], a[1] & b[1]]
}

function bits(word: number): number {
  let count = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) count++
  return count
}
