import { type Fraction, fraction } from './fraction.ts'

/**
 * The starting value x_0 = 1.618 of Newton's method.
 * @source V-N.38
 */
export const STARTING_VALUE: Fraction = { p: 809n, q: 500n }

/**
 * One step of Newton's method for x² − x − 1, which gives (x² + 1)/(2x − 1) as an exact fraction.
 * @throws RangeError if 2x = 1
 * @source V-P7 (4), V-N.38
 */
export function newtonStep({ p, q }: Fraction): Fraction {
  return fraction(p * p + q * q, 2n * p * q - q * q)
}

/**
 * The approximation x_r of Newton's method, as an exact fraction.
 * @complexity numerator and denominator have O(2^r) times the digits of x_0
 * @source V-N.38
 */
export function newtonApproximation(r: number, start: Fraction = STARTING_VALUE): Fraction {
  let x = start
  for (let k = 0; k < r; k++) x = newtonStep(x)
  return x
}

/**
 * The approximation x_r of Newton's method in fixed point. The result is an integer X such that
 * X/10^digits is close to x_r. Every step is rounded down.
 * @complexity r products and quotients of numbers with `digits` digits
 * @source V-N.38
 */
export function newtonFixedPoint(r: number, digits: number): bigint {
  const one = 10n ** BigInt(digits)
  let x = (STARTING_VALUE.p * one) / STARTING_VALUE.q
  for (let k = 0; k < r; k++) x = (x * x + one * one) / (2n * x - one)
  return x
}
