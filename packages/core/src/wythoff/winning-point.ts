import type { Integers, Pile } from '../integers/integers.ts'
import { exactly } from './exactly.ts'
import { isqrt } from './isqrt.ts'

/** A point of the plane with S ≤ L. */
export type Point<T extends Pile = number> = readonly [S: T, L: T]

/**
 * A(n) = ⌊nφ⌋ = (n + ⌊√(5n²)⌋) div 2, the smaller coordinate of the n-th winning point.
 *
 * @throws RangeError if n is negative or not an integer, or the result is not a safe integer
 * @complexity one integer square root
 * @source V section 1.2, V-C1.2, V-C3
 */
export function lowerWythoff<T extends Pile>(n: T): T {
  return exactly(n, (z, m) => z.floorDiv(z.add(m, sqrt5Times(z, m)), 2))
}

/**
 * B(n) = A(n) + n = ⌊nφ²⌋, the larger coordinate of the n-th winning point.
 *
 * @throws RangeError as {@link lowerWythoff}
 * @complexity one integer square root
 * @source V section 1.2, V-P6
 */
export function upperWythoff<T extends Pile>(n: T): T {
  return exactly(n, (z, m) => z.floorDiv(z.add(z.mul(z.of(3), m), sqrt5Times(z, m)), 2))
}

/**
 * w_n = (a_n, b_n), the n-th winning point of Wythoff's game, w_0 = (0,0).
 * @throws RangeError as {@link lowerWythoff}
 * @source V-T2
 */
export function winningPoint<T extends Pile>(n: T): Point<T> {
  return [lowerWythoff(n), upperWythoff(n)]
}

/**
 * True iff a = ⌊nφ⌋. The function computes no root, but tests whether a² − an − n² < 0 < (a+1)² −
 * (a+1)n − n². Domain: n ≥ 1, a ≥ 0.
 * @complexity O(1) products
 * @source V section 1.2
 */
export function certifiesLower(n: bigint, a: bigint): boolean {
  const form = (x: bigint): bigint => x * x - x * n - n * n
  return form(a) < 0n && form(a + 1n) > 0n
}

/** The number ⌊n√5⌋. */
export function sqrt5Times<T extends Pile>(z: Integers<T>, n: T): T {
  return isqrt(z.mul(z.of(5), z.mul(n, n)))
}
