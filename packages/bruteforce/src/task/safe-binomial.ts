/**
 * C(n,k); Infinity if it is 2^53 or more. The function stops as soon as the result is certain to be
 * Infinity, so absurdly large arguments cost nothing.
 *
 * @complexity at most min(k, n−k) multiplications, and at most 54 if the result is Infinity
 */
export function safeBinomial(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  const steps = Math.min(k, n - k)
  // The loop uses numbers as long as they are exact, and bigints afterwards.
  let exact = 1
  let first = 1
  for (; first <= steps; first++) {
    const product = exact * (n - steps + first)
    if (product > Number.MAX_SAFE_INTEGER) break
    exact = product / first
  }
  if (first > steps) return exact
  let value = BigInt(exact)
  for (let i = first; i <= steps; i++) {
    // After step i the value is C(n − steps + i, i), which never decreases as i grows.
    value = (value * BigInt(n - steps + i)) / BigInt(i)
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) return Number.POSITIVE_INFINITY
  }
  return Number(value)
}
