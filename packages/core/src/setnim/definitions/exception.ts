import { isInK } from './halves.ts'
import { total } from './types.ts'

/**
 * True if x is in E: all stacks are odd, sum ≡ n−2 modulo 2k, and sum − k·max ≥ n−1. Heights may be
 * in any order.
 *
 * @complexity O(n)
 * @source NT-2
 */
export function isInE(x: readonly number[], k: number): boolean {
  const n = x.length
  const sum = total(x)
  return (
    x.every((height) => height % 2 === 1) &&
    (sum - (n - 2)) % (2 * k) === 0 &&
    sum - k * Math.max(...x) >= n - 1
  )
}

/** A move that plays on n − 1 stacks. */
export interface MoveIntoE {
  readonly n: number
  readonly k: number
  readonly x: readonly number[]
  /** The vector x′ after the move, in the order of the original stacks. */
  readonly left: readonly number[]
  /** True if x is in K. */
  readonly startsInK: boolean
  /** True if x′ is in E. */
  readonly endsInE: boolean
}

/**
 * Returns a move that plays on n − 1 stacks and leads to a position of E. All stacks of that
 * position have height H or H − 2, for the smallest possible H. The move leaves out one stack of
 * height H.
 *
 * @source NT-2.r2
 */
export function moveIntoE(n: number, k: number): MoveIntoE {
  const left = leastInE(n, k)
  const x = left.map((height, i) => (i === n - 1 ? height : height + 1)).sort((a, b) => a - b)
  return { n, k, x, left, startsInK: isInK(x, k), endsInE: isInE(left, k) }
}

function leastInE(n: number, k: number): number[] {
  for (let H = 3; ; H += 2) {
    for (let low = 0; low < k; low++) {
      const x = Array.from({ length: n }, (_, i) => (i < low ? H - 2 : H))
      if (isInE(x, k)) return x
    }
  }
}
