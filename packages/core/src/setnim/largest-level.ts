import type { Integers, Pile } from '../integers/integers.ts'

/**
 * The largest m with Σ min(x_i,m) + slack ≥ k·m.
 *
 * The difference of the two sides is concave in m and non-negative at m = 0, so the m with this
 * property form an interval that starts at 0. A bisection finds the number of piles that are at
 * most the largest m. If these are the first i piles, each of the other piles contributes m to the
 * sum. Therefore (k−n+i)·m ≤ x_1 + … + x_i + slack.
 *
 * Domain: x ascends, 1 ≤ k ≤ n, and Σ min(x_i,0) + slack ≥ 0; only the first n − k entries may be
 * negative.
 *
 * @complexity O(n) integer operations, whatever the sizes of the piles are
 * @source DH-L2.7
 */
export function largestLevel<T extends Pile>(
  x: readonly T[],
  k: number,
  z: Integers<T>,
  slack: T = z.zero,
): T {
  const n = x.length
  const sums = [slack]
  for (const pile of x) sums.push(z.add(sums.at(-1)!, pile))
  const isWhole = (i: number): boolean => {
    const m = x[i - 1]!
    return z.add(sums[i]!, z.mul(z.of(n - i), m)) >= z.mul(z.of(k), m)
  }
  // At m = x_{n−k+1}, at most k piles contribute m each, so this pile is at most the largest m.
  let whole = n - k + 1
  let most = n
  while (whole < most) {
    const middle = (whole + most + 1) >> 1
    if (isWhole(middle)) whole = middle
    else most = middle - 1
  }
  return z.floorDiv(sums[whole]!, k - n + whole)
}
