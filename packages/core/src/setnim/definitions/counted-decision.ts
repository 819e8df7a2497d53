/** Arithmetic that counts what it does. */
function countingArithmetic() {
  let operations = 0
  const counted =
    <T>(operation: (a: number, b: number) => T) =>
    (a: number, b: number): T => {
      operations++
      return operation(a, b)
    }
  return {
    plus: counted((a, b) => a + b),
    minus: counted((a, b) => a - b),
    quotient: counted((a, b) => Math.floor(a / b)),
    remainder: counted((a, b) => a % b),
    isAtMost: counted((a, b) => a <= b),
    done: () => operations,
  }
}

type Arithmetic = ReturnType<typeof countingArithmetic>

/**
 * The outcome of x in SN(n,{n−1}), x sorted, n ≥ 2, and the operations on numbers that finding it takes:
 * Algorithm 2 with closed intervals for the height m of the chop, then o and the sum of what is left,
 * then Theorem 3.3.
 *
 * @complexity O(n)
 * @source DH-U8
 */
export function countedDecision(x: readonly number[]): {
  readonly isP: boolean
  readonly operations: number
} {
  const counting = countingArithmetic()
  const { plus, remainder, isAtMost, done } = counting
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
  return { isP, operations: done() }
}

/** The height at which x is chopped; its highest stack if x is reduced. */
function heightOfChop(
  x: readonly number[],
  k: number,
  { plus, minus, quotient, isAtMost }: Arithmetic,
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
