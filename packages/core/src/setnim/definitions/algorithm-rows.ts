/** One row of a run of Algorithm 1. */
export interface ChopRow {
  readonly x: readonly number[]
  readonly nu: number
  readonly reduced: boolean
}

/**
 * A literal implementation of Algorithm 1, row by row. The last row is reduced. 1 ≤ k ≤ n.
 *
 * @complexity O(n) per row
 * @source DH-Alg1
 */
export function chopRows(start: readonly number[], k: number): ChopRow[] {
  const rows: ChopRow[] = []
  let x = start
  for (;;) {
    let sum = 0
    for (const height of x) sum += height
    const nu = (sum - (sum % k)) / k
    const reduced = Math.max(...x) * k <= sum
    rows.push({ x, nu, reduced })
    if (reduced) return rows
    x = x.map((height) => (height > nu ? nu : height))
  }
}

/**
 * One row of a run of Algorithm 2, which contains m = ⌊S_i/(k−j)⌋, the interval, and whether m is
 * in the interval.
 */
export interface IntervalRow {
  readonly i: number
  readonly S: number
  readonly j: number
  readonly kMinusJ: number
  readonly m: number
  readonly interval: string
  readonly inInterval: string
}

/**
 * The rows that Algorithm 2 visits, from i = n down, with the half-open intervals of the table. x
 * must be sorted, and 1 ≤ k ≤ n.
 *
 * @complexity O(n) per row
 * @source DH-Alg2
 */
export function intervalRows(x: readonly number[], k: number): IntervalRow[] {
  const n = x.length
  const rows: IntervalRow[] = []
  for (let j = 0; j < k; j++) {
    const i = n - j
    let S = 0
    for (const height of x.slice(0, i)) S += height
    const m = Math.floor(S / (k - j))
    const [low, high] = [x[i - 1]!, x[i]]
    const stops = high === undefined ? m >= low : low < m && m <= high
    rows.push({
      i,
      S,
      j,
      kMinusJ: k - j,
      m,
      interval: high === undefined ? '' : `(${low},${high}]`,
      inInterval: stops ? 'Y' : 'N',
    })
    if (stops) break
  }
  return rows
}

/**
 * The partial sums S_0, …, S_n.
 *
 * @complexity O(n²)
 * @source DH-Alg2
 */
export function partialSums(x: readonly number[]): number[] {
  return [0, ...x].map((_, i) => x.slice(0, i).reduce((a, b) => a + b, 0))
}
