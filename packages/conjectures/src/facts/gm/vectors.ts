import { boxCount, sortedBox } from '@nim/core/rules'

/**
 * Visits every sorted vector of n entries with x_1 in 0..l−1 and range ≤ most. Adding a multiple of l
 * to all entries changes nothing in a GM-sequence, so these stand for all vectors of such a range.
 * The array is reused.
 */
export function forEachVector(
  n: number,
  l: number,
  most: number,
  visit: (x: readonly number[]) => void,
): void {
  const x = Array.from({ length: n }, () => 0)
  for (let first = 0; first < l; first++) {
    x.fill(first)
    if (n === 1) visit(x)
    else {
      sortedBox(n - 1, most).forEach((above) => {
        for (let i = 1; i < n; i++) x[i] = first + above[i - 1]!
        visit(x)
      })
    }
  }
}

/** How many vectors {@link forEachVector} visits: l · C(most + n − 1, n − 1). */
export function vectorCount(n: number, l: number, most: number): bigint {
  return BigInt(l) * (n === 1 ? 1n : boxCount(n - 1, most, true))
}
