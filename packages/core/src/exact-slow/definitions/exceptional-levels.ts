import { isOddPosition } from './parity.ts'

/**
 * All m for which condition (B) of Theorem 1 holds at x: |x| = km + k − 1, max(x) < m, m is even,
 * and all entries of x are odd. The function tries every even m up to |x|. If some m satisfies (B),
 * x is exceptional and m(x) = m. The function accepts two or more piles in any order.
 *
 * @complexity O(n·|x|)
 * @source GMMV-T1, GMMV-D12
 */
export function exceptionalLevels(x: readonly number[]): number[] {
  if (!isOddPosition(x)) return []
  const k = x.length - 1
  let sum = 0
  for (const pile of x) sum += pile
  const levels: number[] = []
  for (let m = 0; m <= sum; m += 2) {
    if (sum === k * m + k - 1 && x.every((pile) => pile < m)) levels.push(m)
  }
  return levels
}
