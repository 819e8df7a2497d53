/**
 * Counts sorted positions under caps. The counts rank a lower set {y ≼ c} of sorted positions
 * (REF-8). If all caps equal `max`, the counts are the binomials of REF-5.
 *
 * Let C_j(v) be the number of sorted (z_1 ≤ … ≤ z_j) with z_i ≤ c_i and z_j ≤ v. Then the
 * colexicographic rank of y is Σ_j C_j(y_j − 1). Lowering pile j from v to v − 1 lowers the rank by
 * C_{j−1}(v − 1), regardless of the other piles.
 */
export interface CappedCounts {
  /** The number of positions of the lower set. */
  readonly count: number
  /** The number C_j(v), for j from 0 to n and any integer v. C_j(v) is 0 if v < 0 and j > 0. */
  readonly upTo: (j: number, v: number) => number
}

/**
 * @param caps in ascending order, one for each pile
 * @complexity O(Σ c_j) time; a column of c_j + 1 numbers for each j ≥ 2
 */
export function cappedCounts(caps: readonly number[]): CappedCounts {
  const columns: Float64Array[] = []
  const upTo = (j: number, v: number): number => {
    if (j === 0) return 1
    const capped = Math.min(v, caps[j - 1]!)
    if (capped < 0) return 0
    return j === 1 ? capped + 1 : columns[j]![capped]!
  }
  for (let j = 2; j <= caps.length; j++) {
    const column = new Float64Array(caps[j - 1]! + 1)
    for (let v = 0, sum = 0; v < column.length; v++) column[v] = sum += upTo(j - 1, v)
    columns[j] = column
  }
  return { count: upTo(caps.length, caps.at(-1)!), upTo }
}
