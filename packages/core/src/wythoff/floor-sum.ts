import { type Fraction } from './fraction.ts'

/**
 * The sum Σ_{n=1..N} ⌊n·p/q⌋, for p ≥ 0 and q > 0.
 * @complexity O(log q) products, like Euclid's algorithm on p and q
 * @source V section 8 (V-T4)
 */
export function floorSum(N: bigint, { p, q }: Fraction): bigint {
  let total = 0n
  let sign = 1n
  let [count, a, b] = [N, p, q]
  // No step of Euclid's algorithm changes the greatest common divisor.
  const divisor = gcd(p, q)
  // For K = ⌊Na/b⌋, each lattice point of the rectangle N×K is on one side of the line k = na/b or
  // on the line: Σ_{n≤N} ⌊na/b⌋ = N·K − Σ_{k≤K} ⌊kb/a⌋ + (points on the line).
  while (count > 0n && a > 0n) {
    const whole = a / b
    total += sign * whole * ((count * (count + 1n)) / 2n)
    a -= whole * b
    const height = (count * a) / b
    if (height === 0n) break
    const onLine = (count * divisor) / b
    total += sign * (count * height + onLine)
    sign = -sign
    ;[count, a, b] = [height, b, a]
  }
  return total
}

/**
 * The sum Σ_{n=1..N} |⌊nξ⌋ − a_n|. If N·|ξ−φ| < 1, every term is 0 or 1, and the sum is the number
 * of n ≤ N with ⌊nξ⌋ ≠ a_n.
 *
 * @throws RangeError unless ξ > 0
 * @complexity O(log N + log q) products
 * @source V section 8 (V-T4)
 */
export function floorDifference(N: bigint, xi: Fraction): bigint {
  if (xi.p <= 0n) throw new RangeError(`floorDifference: expected a number > 0`)
  // For a Fibonacci quotient of even index with F_m > N, ⌊n·F_{m+1}/F_m⌋ = a_n for all n < F_m.
  let [f, next] = [1n, 2n]
  while (f <= N) [f, next] = [f + next, f + 2n * next]
  const difference = floorSum(N, xi) - floorSum(N, { p: next, q: f })
  return difference < 0n ? -difference : difference
}

/** The greatest common divisor of two integers ≥ 0. */
export function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b)
}
