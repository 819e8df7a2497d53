/**
 * The binomial coefficient C(n,k), exact for any size; 0 unless 0 ≤ k ≤ n.
 * @complexity about the cost of one product of the result's length, because products are split in
 *   half
 */
export function binomial(n: number | bigint, k: number | bigint): bigint {
  const all = BigInt(n)
  const steps = smallerSide(all, BigInt(k))
  return steps < 0n ? 0n : product(all - steps + 1n, all) / product(1n, steps)
}

/**
 * C(n,k) if it is at most `limit`, otherwise null.
 * @complexity O(log limit), because each further factor at least doubles the value
 */
export function binomialUpTo(limit: bigint, n: number | bigint, k: number | bigint): bigint | null {
  const all = BigInt(n)
  const steps = smallerSide(all, BigInt(k))
  if (steps < 0n) return 0n
  let value = 1n
  for (let i = 1n; i <= steps && value <= limit; i++) value = (value * (all - steps + i)) / i
  return value <= limit ? value : null
}

/** The smaller of k and n−k. It is negative unless 0 ≤ k ≤ n. */
function smallerSide(n: bigint, k: bigint): bigint {
  return k < n - k ? k : n - k
}

/**
 * The product from·(from+1)⋯to; 1 if it has no factors. The function splits the range in half, so
 * that the two factors have about the same number of digits.
 */
function product(from: bigint, to: bigint): bigint {
  if (to - from < 8n) {
    let value = 1n
    for (let factor = from; factor <= to; factor++) value *= factor
    return value
  }
  const middle = (from + to) / 2n
  return product(from, middle) * product(middle + 1n, to)
}
