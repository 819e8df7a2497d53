import { algorithm2Trace } from '@nim/core/setnim'
import { seededRandom } from './seeded-random.ts'

/** The start of the paper's two tables: eight stacks, k = 5. */
export const TABLE_START: readonly number[] = [12, 20, 33, 52, 79, 112, 155, 170]

/** The same with the highest stack raised a hundredfold. */
export const RAISED_START: readonly number[] = [12, 20, 33, 52, 79, 112, 155, 17000]

export const TABLE_K = 5

/** One row of a run of Algorithm 1. */
interface ChopRow {
  readonly x: readonly number[]
  readonly nu: number
  readonly reduced: boolean
}

/** Algorithm 1 word for word, row by row; the last row is reduced. */
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

/** One row of a run of Algorithm 2: m = ⌊S_i/(k−j)⌋, the interval, and whether m lies in it. */
interface IntervalRow {
  readonly i: number
  readonly S: number
  readonly j: number
  readonly kMinusJ: number
  readonly m: number
  readonly interval: string
  readonly inInterval: string
}

/** The rows that Algorithm 2 visits, from i = n down, with the half-open intervals of the table. */
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

/** The partial sums S_0, …, S_n. */
export function partialSums(x: readonly number[]): number[] {
  return [0, ...x].map((_, i) => x.slice(0, i).reduce((a, b) => a + b, 0))
}

/** A run of Algorithm 2 on a random position. */
export interface RandomRun {
  readonly x: readonly number[]
  /** An addition a stack, three comparisons and a division a test, a chop and a parity a stack. */
  readonly operations: number
}

/** Runs on random positions of n stacks, k = n−1; `data` gets the most operations. */
export function* randomRuns(
  n: number,
  count: number,
  data: Record<string, number | string>,
): Generator<RandomRun> {
  let most = 0
  const random = seededRandom(n)
  for (let index = 0; index < count; index++) {
    const highest = 1 + random.below(1000)
    const x = Array.from({ length: n }, () => random.below(highest)).sort((a, b) => a - b)
    const { visited, partialSums: sums, result } = algorithm2Trace(x, n - 1, 'closed')
    const operations = sums.length - 1 + 4 * visited.length + 2 * result.length
    most = Math.max(most, operations)
    yield { x, operations }
  }
  data['mostOperations'] = most
}
