import { wythoffPlane } from '@nim/bruteforce'

/** The winning points w_0..w_count as tables, computed from the rules. */
export interface WinningTables {
  /** a_0..a_count and b_0..b_count. */
  readonly a: readonly number[]
  readonly b: readonly number[]
  /** The index n with a_n = S (or b_n = S), where 0 ≤ S ≤ a_count; −1 if no n has this property. */
  readonly indexInA: Int32Array
  readonly indexInB: Int32Array
}

/**
 * The first winning points, found by scanning the quadrant with only the rules.
 * @complexity O(count²)
 * @source V section 1.2
 */
export function firstWinningPoints(count: number): WinningTables {
  let side = 27 * count
  let points = wythoffPlane(Math.ceil(side / 10) + 3).points
  while (points.length <= count) points = wythoffPlane((side *= 2)).points
  const a = points.slice(0, count + 1).map(([S]) => S)
  const b = points.slice(0, count + 1).map(([, L]) => L)
  const indexInA = new Int32Array(b[count]! + 1).fill(-1)
  const indexInB = new Int32Array(b[count]! + 1).fill(-1)
  a.forEach((value, n) => (indexInA[value] = n))
  b.forEach((value, n) => (indexInB[value] = n))
  return { a, b, indexInA, indexInB }
}

/** w_n = (a_n,b_n). */
export interface NumberedPoint {
  readonly n: number
  readonly a: number
  readonly b: number
}

/** w_1, …, w_count with their numbers, found by scanning the quadrant. */
export function* numberedPoints(count: number): Generator<NumberedPoint> {
  const { a, b } = firstWinningPoints(count)
  for (let n = 1; n <= count; n++) yield { n, a: a[n]!, b: b[n]! }
}
