import type { Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { chopTheTop } from './chop-the-top.ts'
import { heightsOf, sumOf } from './heights.ts'

/** A row that Algorithm 2 visits, which is a row of the paper's second table. */
export interface Algorithm2Row<T extends Pile = number> {
  readonly i: number
  /** The partial sum S_i = x_1 + … + x_i. */
  readonly partialSum: T
  /** The number j = n − i of stacks after stack i. */
  readonly j: number
  readonly kMinusJ: number
  /** The height m = ⌊S_i / (k−j)⌋. */
  readonly m: T
  /** The interval from x_i to x_{i+1}; the row i = n has no upper end. */
  readonly interval: readonly [T, T | null]
  /**
   * True if m is in the interval (for i = n: if m ≥ x_n, so that x is reduced). If m is in the
   * interval, the search stops.
   */
  readonly inInterval: boolean
}

export interface Algorithm2Trace<T extends Pile = number> {
  /** The list of the partial sums S_0, …, S_n. */
  readonly partialSums: readonly T[]
  /** The visited rows in order, starting with i = n. */
  readonly visited: readonly Algorithm2Row<T>[]
  /** The height m with which the search ends, and at which the algorithm chops the top. */
  readonly m: T
  readonly result: Position<T>
}

/**
 * The condition on m that stops the search in a row i < n. `half-open` requires x_i < m ≤ x_{i+1},
 * which are the intervals printed in the paper's second table. `closed` requires x_i ≤ m ≤ x_{i+1},
 * which is the range of formula (4).
 * @source DH-Alg2, DH-F4
 */
export type Algorithm2Intervals = 'half-open' | 'closed'

/**
 * Algorithm 2, which uses the partial sums to find the height m with red(x) = ctt(x,m). The game is
 * SN(n,A) with k = min A.
 *
 * With the printed half-open intervals, which are the default, the result is not always red(x). The
 * smallest failure is x = (1,1,1,2) with k = 3: the algorithm returns x unchanged although red(x) =
 * (1,1,1,1). In this example, the correct m equals the lower end of its interval, and the search
 * continues to a row whose m is too large.
 *
 * With closed intervals, the algorithm is correct. By formula (4), the first row whose m is in its
 * closed interval has the largest m with Σ min(x_i,m) ≥ k·m.
 *
 * @throws RangeError unless the heights ascend and 1 ≤ k ≤ n
 * @complexity O(n)
 * @source DH-Alg2
 */
export function algorithm2<T extends Pile>(
  x: Position<T>,
  k: number,
  intervals: Algorithm2Intervals = 'half-open',
): Position<T> {
  return chopTheTop(x, algorithm2Height(x, k, intervals))
}

/**
 * The height m at which Algorithm 2 chops the top, computed without listing the rows. Parameters,
 * errors and cost are the same as for {@link algorithm2}.
 * @source DH-Alg2
 */
export function algorithm2Height<T extends Pile>(
  x: Position<T>,
  k: number,
  intervals: Algorithm2Intervals = 'half-open',
): T {
  const z = heightsOf(x, k)
  let partialSum = sumOf(x, z)
  for (let j = 0; ; j++) {
    const i = x.length - j
    const m = z.floorDiv(partialSum, k - j)
    const low = x[i - 1]!
    if (j === k - 1 || stopsAlgorithm2(m, low, j === 0 ? null : x[i]!, intervals)) return m
    partialSum = z.sub(partialSum, low)
  }
}

/**
 * True if the search of Algorithm 2 stops in a row with this m = ⌊S_i / (k−j)⌋.
 *
 * @param low x_i
 * @param high x_{i+1}; null in the row i = n
 * @complexity O(1)
 * @source DH-Alg2
 */
export function stopsAlgorithm2<T extends Pile>(
  m: T,
  low: T,
  high: T | null,
  intervals: Algorithm2Intervals,
): boolean {
  const aboveLow = m > low || (m === low && (high === null || intervals === 'closed'))
  return aboveLow && (high === null || m <= high)
}

/**
 * The partial sums and the rows that Algorithm 2 visits. Parameters, errors and cost are the same
 * as for {@link algorithm2}.
 * @source DH-Alg2, DH-TAB2, DH-TAB2x
 */
export function algorithm2Trace<T extends Pile>(
  x: Position<T>,
  k: number,
  intervals: Algorithm2Intervals = 'half-open',
): Algorithm2Trace<T> {
  const z = heightsOf(x, k)
  const n = x.length
  const partialSums = [z.zero]
  for (const height of x) partialSums.push(z.add(partialSums.at(-1)!, height))
  const visited: Algorithm2Row<T>[] = []
  for (let j = 0; j < k && visited.at(-1)?.inInterval !== true; j++) {
    const i = n - j
    const partialSum = partialSums[i]!
    const m = z.floorDiv(partialSum, k - j)
    const low = x[i - 1]!
    const high = j === 0 ? null : x[i]!
    const inInterval = stopsAlgorithm2(m, low, high, intervals)
    visited.push({ i, partialSum, j, kMinusJ: k - j, m, interval: [low, high], inInterval })
  }
  const { m } = visited.at(-1)!
  return { partialSums, visited, m, result: chopTheTop(x, m) }
}
