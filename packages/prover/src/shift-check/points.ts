import { demand } from '../points-check/refuse.ts'
import { type Cone, verticesOf } from './cone.ts'

/** The limit of a search for points. */
interface PointLimit {
  /** The search ends after this many points, including partial ones. */
  readonly most: number
  /** Called for each visited point, including partial ones. */
  readonly count: () => void
}

/**
 * Visits the integer points of a bounded polyhedron.
 *
 * @throws RangeError if a number of the rows may reach 2^50, where quotients could be rounded
 * wrongly
 */
export function forEachPoint(
  { rows, rays }: Cone,
  { most, count }: PointLimit,
  visit: (y: readonly number[]) => void,
): void {
  const vertices = verticesOf({ rows, rays })
  if (vertices.length === 0) return
  const n = vertices[0]!.length - 1
  const ranges = Array.from({ length: n }, (_, i) => {
    const at = vertices.map((vertex) => vertex[i]! / vertex[n]!)
    // the quotients may be rounded, so the rows decide which points are inside
    return [Math.max(0, Math.floor(Math.min(...at))), Math.ceil(Math.max(...at))] as const
  })
  for (const row of rows) {
    const size = ranges.reduce(
      (sum, [, high], i) => sum + Math.abs(row[i]!) * high,
      Math.abs(row[n]!),
    )
    demand(size < 2 ** 50, 'a number reaches 2^50')
  }
  /** The coordinates in the order of the search. Narrow ranges come first. */
  const order = ranges
    .map((_, i) => i)
    .sort((i, j) => ranges[i]![1] - ranges[i]![0] - (ranges[j]![1] - ranges[j]![0]))
  /**
   * rest[d][r] is the largest amount that the coordinates after place d of the order can add to row
   * r.
   */
  const rest: number[][] = [rows.map(() => 0)]
  for (const i of order.slice(1).toReversed()) {
    const [low, high] = ranges[i]!
    const behind = rest[0]!
    rest.unshift(rows.map((row, r) => behind[r]! + row[i]! * (row[i]! > 0 ? high : low)))
  }
  const y = new Array<number>(n).fill(0)
  let searched = 0
  const search = (depth: number, sums: readonly number[]): void => {
    searched++
    count()
    if (depth === n) {
      visit(y)
      return
    }
    const i = order[depth]!
    let [low, high] = ranges[i]!
    for (const [r, row] of rows.entries()) {
      const room = sums[r]! + rest[depth]![r]!
      const a = row[i]!
      if (a > 0) low = Math.max(low, Math.ceil(-room / a))
      else if (a < 0) high = Math.min(high, Math.floor(room / -a))
      else if (room < 0) return
    }
    for (let value = low; value <= high; value++) {
      if (searched >= most) return
      y[i] = value
      search(
        depth + 1,
        sums.map((sum, r) => sum + rows[r]![i]! * value),
      )
    }
  }
  search(
    0,
    rows.map((row) => row[n]!),
  )
}
