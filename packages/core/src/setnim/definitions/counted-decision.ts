import { watched } from '../../integers/watched.ts'

const ARITHMETIC = {
  plus: (a: number, b: number) => a + b,
  minus: (a: number, b: number) => a - b,
  quotient: (a: number, b: number) => Math.floor(a / b),
  remainder: (a: number, b: number) => a % b,
  isAtMost: (a: number, b: number) => a <= b,
}

/**
 * The outcome of a sorted position x of SN(n,{n−1}), n ≥ 2, and the number of arithmetic operations
 * needed to find it. The function first computes the chopping height m by Algorithm 2 with closed
 * intervals, then o and the sum of the chopped stacks, and finally applies Theorem 3.3.
 *
 * @complexity O(n)
 * @source DH-U8
 */
export function countedDecision(x: readonly number[]): {
  readonly isP: boolean
  readonly operations: number
} {
  let operations = 0
  const counting = watched(ARITHMETIC, () => operations++)
  const { plus, remainder, isAtMost } = counting
  const n = x.length
  const m = heightOfChop(x, n - 1, counting)
  let o = 0
  let sum = 0
  for (const height of x) {
    const left = isAtMost(height, m) ? height : m
    o = plus(o, left & 1)
    sum = plus(sum, left)
  }
  const r = remainder(sum, 2 * n - 2)
  const isInTriangle = isAtMost(o, r) && isAtMost(r, 2 * n - 4 - o)
  const isP = isInTriangle || (isAtMost(n, o) && r === n - 2)
  return { isP, operations }
}

/** The height at which x is chopped. If x is reduced, this is the height of its highest stack. */
function heightOfChop(
  x: readonly number[],
  k: number,
  { plus, minus, quotient, isAtMost }: typeof ARITHMETIC,
): number {
  const sums = [0]
  for (const height of x) sums.push(plus(sums.at(-1)!, height))
  const n = x.length
  let m = quotient(sums[n]!, k)
  if (isAtMost(x[n - 1]!, m)) return x[n - 1]!
  for (let j = 1; j < k; j++) {
    m = quotient(sums[n - j]!, minus(k, j))
    if (isAtMost(x[n - j - 1]!, m) && isAtMost(m, x[n - j]!)) break
  }
  return m
}
