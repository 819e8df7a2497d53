/** The binomial coefficient C(a, b). */
function binomial(a: number, b: number): number {
  let value = 1
  for (let i = 1; i <= b; i++) value = (value * (a - b + i)) / i
  return value
}

/** The Möbius function. */
function moebius(number: number): number {
  let left = number
  let value = 1
  for (let prime = 2; left > 1; prime++) {
    if (left % prime !== 0) continue
    left /= prime
    if (left % prime === 0) return 0
    value = -value
  }
  return value
}

/**
 * The number of vectors, up to translation by l, whose words have this least period. The vectors
 * have n entries and range ≤ l, and contain a multiple of l. For period = nl/e, the number is n · Σ
 * μ(f) · C((n−1+l)/(ef) − 1, l/(ef) − 1), summed over all f with ef | gcd(l,n−1). For all other
 * periods, the number is 0.
 *
 * @param n at least 1
 * @param l at least 2
 * @complexity O(l²)
 * @source GN-T1.periods
 */
export function leastPeriodCount(period: number, n: number, l: number): number {
  const e = (n * l) / period
  if (!Number.isInteger(e)) return 0
  let count = 0
  for (let f = 1; e * f <= l; f++) count += moebius(f) * periodCount(e * f, n, l)
  return count
}

/**
 * The number of these vectors whose words have the period nl/e, which need not be the least period.
 * It is 0 if e is not a common divisor of l and n − 1.
 *
 * @source GN-T1.periods
 */
export function periodCount(e: number, n: number, l: number): number {
  if (l % e !== 0 || (n - 1) % e !== 0) return 0
  return n * binomial((n - 1 + l) / e - 1, l / e - 1)
}
