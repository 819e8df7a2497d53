/**
 * ctt(x,M) for the largest M ≤ x_n with Σ min(x_i,M) ≥ k·M. The difference of the two sides of this
 * inequality is concave in M and is 0 at M = 0, so a bisection finds M. The function is independent
 * of the algorithms under test; tests compare it with DH-D3 on boxes. x must be sorted, and 1 ≤ k ≤
 * n.
 *
 * @complexity O(n log x_n)
 * @source DH-L2.7
 */
export function reductionByBisection(x: readonly number[], k: number): number[] {
  const isReducedAt = (m: number): boolean =>
    x.reduce((sum, height) => sum + Math.min(height, m), 0) >= k * m
  let low = 0
  let above = x.at(-1)! + 1
  while (above - low > 1) {
    const middle = low + Math.floor((above - low) / 2)
    if (isReducedAt(middle)) low = middle
    else above = middle
  }
  return x.map((height) => Math.min(height, low))
}
