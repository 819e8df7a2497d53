/** An exact fraction p/q with q > 0, not necessarily in lowest terms. */
export interface Fraction {
  readonly p: bigint
  readonly q: bigint
}

/**
 * The fraction p/q.
 * @throws RangeError if q = 0
 */
export function fraction(p: bigint, q: bigint = 1n): Fraction {
  if (q === 0n) throw new RangeError(`fraction ${p}/0`)
  return q > 0n ? { p, q } : { p: -p, q: -q }
}

/** The number ⌊n·x⌋. */
export function floorTimes(x: Fraction, n: bigint): bigint {
  return floorQuotient(x.p * n, x.q)
}

/** The quotient ⌊a/b⌋ for b > 0, rounded towards −∞. */
export function floorQuotient(a: bigint, b: bigint): bigint {
  const quotient = a / b
  return a < 0n && quotient * b !== a ? quotient - 1n : quotient
}

/** The quotient ⌈a/b⌉ for b > 0, rounded towards +∞. */
export function ceilQuotient(a: bigint, b: bigint): bigint {
  return -floorQuotient(-a, b)
}
