import { floorTimes, type Fraction } from './fraction.ts'

/** The first n at which ⌊nξ⌋ differs from a_n. */
export interface FirstFailure {
  readonly n: bigint
  /** The value of ⌊nξ⌋ at this n. */
  readonly floor: bigint
  /** The value of a_n at this n. */
  readonly a: bigint
}

/**
 * The first n ≥ 1 with ⌊nξ⌋ ≠ a_n = ⌊nφ⌋, for a rational ξ > 0. The Fibonacci quotients are the
 * best one-sided approximations of φ: quotients with odd index from below, and quotients with even
 * index from above. Hence, if ξ < φ, n is the first F_m of odd index with F_{m+1}/F_m > ξ. If ξ >
 * φ, n is the first F_m of even index with F_{m+1}/F_m ≤ ξ.
 *
 * @throws RangeError unless ξ > 0
 * @complexity O(m) products, where m is about log_φ of the result
 * @source V section 8 (V-T4, V-42, V-Tab2)
 */
export function firstFailure(xi: Fraction): FirstFailure {
  const { p, q } = xi
  if (p <= 0n) throw new RangeError(`firstFailure: expected a number > 0, got ${p}/${q}`)
  const isBelow = p * p - p * q - q * q < 0n
  let f = 1n
  let next = 1n
  for (let m = 1; ; m++) {
    const isOdd = m % 2 === 1
    if (isOdd === isBelow && (isBelow ? next * q > p * f : next * q <= p * f)) {
      // a_n is F_{m+1} for odd m and F_{m+1} − 1 for even m (V-Fib.25, V-Fib.26).
      return { n: f, floor: floorTimes(xi, f), a: isOdd ? next : next - 1n }
    }
    ;[f, next] = [next, f + next]
  }
}
